import type { RefusalCatalogue } from './write-refusal.ts';

export const chinese: RefusalCatalogue = {
  // General
  'This did not work': '操作未成功',
  '{text}': '{text}',
  'Not possible now': '目前无法执行',
  'The network cannot be reached at the moment. Try again later.': '目前无法连接网络。请稍后重试。',
  'Billfold cannot reach its data at the moment. Try again in a few seconds.':
    'Billfold 目前无法访问其数据。请几秒后重试。',
  'The request cannot be read.': '无法读取请求。',
  'Unknown error (ID: {id})': '未知错误（ID：{id}）',
  'Passwords and seed phrases are accepted only on the pages of this server.':
    '密码和助记词仅在此服务器的页面上接受。',
  'Too many requests from your network are still being sent. Try again in a few seconds.':
    '您的网络仍有过多请求正在发送。请几秒后重试。',
  'Still in progress': '仍在处理中',
  'The answer is gone': '响应已不存在',
  'The call was made, but its answer cannot be read any more. Look at its result.':
    '操作已执行，但其响应已无法读取。请查看结果。',
  'The last day is before the first one.': '最后一天早于第一天。',
  'Payments cannot be priced in {currency}.': '收款不能以 {currency} 定价。',
  'This {englishThing} does not exist.': '该内容不存在或已不存在。',
  'Sign in to continue.': '请登录后继续。',
  'Check the highlighted fields': '请检查标出的字段',
  'These settings were changed elsewhere. Reload to see them.':
    '这些设置已在别处更改。请重新加载查看。',
  'This is not an {network} address that can be paid.': '这不是可以付款的 {network} 地址。',
  'This is not a {network} address that can be paid.': '这不是可以付款的 {network} 地址。',
  'Too many attempts': '尝试次数过多',
  'The body is larger than {count} KB.': '请求超过 {count} KB。',
  'Invalid {fields}': '无效：{fields}',
  '{field}: {ruleText}': '{field}：{ruleText}',
  'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.':
    '尝试次数过多。请在 {minutes, plural, other {# 分钟}}后重试。',
  // Titles: the words of a code
  'Account not empty': '账户不为空',
  'Address invalid': '地址无效',
  'Amount below minimum': '金额低于最小值',
  'Broadcast rejected': '被网络拒绝',
  'Business archived': '商家已归档',
  Busy: '系统繁忙',
  'Chain unavailable': '无法连接网络',
  'Contact exists': '联系人已存在',
  'Email not verified': '邮箱未验证',
  'Intent expired': '核对已过期',
  Internal: '内部错误',
  'Invalid credentials': '登录信息有误',
  'Invitation expired': '邀请已过期',
  'Key required': '需要密码',
  'Last owner': '唯一所有者',
  'Not found': '未找到',
  'Not replaceable': '无法替换',
  'Permission denied': '没有权限',
  'Rate unavailable': '暂无汇率',
  'Refund expired': '退款已过期',
  'Seed mismatch': '助记词不正确',
  'Stale version': '内容已更改',
  'Token expired': '链接已过期',
  'Token invalid': '链接无效',
  'Two factor invalid': '双重验证码不正确',
  'Two factor required': '需要双重验证码',
  Unauthorized: '未登录',
  Unavailable: '不可用',
  'Validation failed': '请检查输入内容',
  'Wallet has pending': '有待处理的交易',
  'Wrong encryption key': '加密密码不正确',
  '2fa required for send': '发送需要验证码',
  // Accounts
  'This wallet already has an account with this name': '此钱包中已有同名账户',
  'The prepared keys are used up. Enter the cloud encryption password to open more accounts.':
    '预备的密钥已用完。请输入云加密密码以开设更多账户。',
  'This account holds funds or waits for a transaction. Move its funds first.':
    '此账户仍有资金或在等待交易。请先转出资金。',
  'This account has {count} unused addresses. Other wallets would not find funds on further ones. Use one of them first.':
    '此账户有 {count} 个未使用的地址。其他钱包无法在更多地址上找到资金。请先使用其中一个。',
  'Sending is paused': '发送已暂停',
  "This account's balance differs from the network's. Try again once its open sends have ended.":
    '此账户的余额与网络不一致。请在未完成的发送结束后重试。',
  // Affiliates
  'The code can be chosen only once.': '推广代码只能选择一次。',
  'Another business has this code. Choose another one.': '已有其他商家使用此代码。请另选一个代码。',
  'A payout starts at {amount} {currency}.': '满 {amount} {currency} 方可申请付款。',
  // Api keys
  'A business can have {count} API keys. Revoke one first.':
    '一个商家最多可有 {count} 个 API 密钥。请先撤销一个。',
  'A business can have {count} saved items. Delete one first.':
    '一个商家最多可保存 {count} 件商品。请先删除一件。',
  'This key was replaced already. Roll the key that took its place.':
    '此密钥已被替换。请轮换替代它的密钥。',
  'Choose at least one scope': '请至少选择一项权限',
  'A secret key has no origins: pages must never have it': '私密密钥没有来源：绝不能提供给网页',
  'A publishable key has no scopes': '可公开密钥没有权限',
  'A publishable key is used by any browser, so it has no addresses':
    '可公开密钥可由任何浏览器使用，因此没有 IP 地址',
  'Add at least one origin': '请至少添加一个来源',
  '{origin} is not an https origin, such as https://shop.example':
    '{origin} 不是 https 来源，例如 https://shop.example',
  'Must be in the future': '必须是将来的时间',
  // Auth
  'A personal access token cannot do this. Sign in instead.':
    '个人访问令牌不能执行此操作。请登录。',
  'Email or password is incorrect.': '邮箱或密码不正确。',
  "The demo isn't available on this server.": '此服务器不提供演示。',
  'Failed to verify email': '邮箱验证失败',
  // Balance chart
  'History is kept in USD alone': '历史记录仅以 USD 保存',
  // Businesses
  'This invitation is for another email address. Sign in with that address.':
    '此邀请发给另一个邮箱地址。请使用该地址登录。',
  'You can own 50 businesses. Archive one first.': '您最多可拥有 50 个商家。请先归档一个。',
  'You are the only owner of {business}. Make another member the owner, or archive it.':
    '您是 {business} 的唯一所有者。请将另一位成员设为所有者，或将其归档。',
  'This person is already a member': '此人已是成员',
  '50 invitations are open. Revoke one first.': '有 50 个邀请待接受。请先撤销一个。',
  'Payments go to the wallet of this member. Another owner takes them over with a wallet first.':
    '收款进入此成员的钱包。须先由另一位所有者用钱包接管。',
  'A business needs an owner. Make another member the owner first.':
    '商家需要一位所有者。请先将另一位成员设为所有者。',
  'This business is archived. Its records stay, and nothing in it can change.':
    '此商家已归档。其记录会保留，内容不能更改。',
  'This server is a sandbox. Only test mode works here.': '此服务器是沙盒。这里只能使用测试模式。',
  'Your role in this business does not allow this.': '您在此商家的角色不允许此操作。',
  'This business admits members with two-factor authentication only. Turn it on.':
    '此商家只接受开启双重验证的成员。请开启双重验证。',
  'This business asks for a new sign-in. Sign out and sign in again.':
    '此商家要求重新登录。请退出后重新登录。',
  'Turn on two-factor authentication for yourself first': '请先为您自己开启双重验证',
  'Must not be below the minimum price': '不能低于最低价格',
  'You are the owner already': '您已经是所有者',
  'This invitation was already accepted.': '此邀请已被接受。',
  'This invitation was withdrawn. Ask for a new one.': '此邀请已撤销。请索取新的邀请。',
  'This invitation has expired. Ask for a new one.': '此邀请已过期。请索取新的邀请。',
  // Chains
  '{network} is not available on this server.': '此服务器不支持 {network}。',
  // Checkout
  'These bytes are no transaction of this network.': '这些字节不是此网络的交易。',
  'This transaction does not pay this payment.': '此交易不是支付这笔付款的。',
  'Details are missing': '缺少信息',
  'Fill in what the business asks for first.': '请先填写商家要求的信息。',
  'This link has a price.': '此链接已设定价格。',
  'Type an amount.': '请输入金额。',
  'Type {amount} or more.': '请输入不少于 {amount} 的金额。',
  'Type {amount} or less.': '请输入不超过 {amount} 的金额。',
  'This payment was cancelled': '此付款已取消',
  'Ask the business for a new payment.': '请向商家索取新的付款。',
  'This payment is paid': '此付款已支付',
  'Nothing more is to be paid.': '无需再支付。',
  'The time to pay has ended': '付款时间已结束',
  'Ask for a new price on the checkout page.': '请在收银台获取新的价格。',
  'Nothing is chosen to pay with': '尚未选择付款方式',
  'Choose an asset on the checkout page first.': '请先在收银台选择资产。',
  'This is a test payment': '这是一笔测试付款',
  'No wallet can pay it. Simulate it in the dashboard or with a test key.':
    '没有钱包可以支付它。请在仪表板中或用测试密钥模拟。',
  'Type your email.': '请输入您的邮箱。',
  'The business does not ask for this.': '商家不需要此信息。',
  'This payment has an email': '此付款已有邮箱',
  'Ask the business to change the email of this payment.': '请让商家更改此付款的邮箱。',
  '{label} is required.': '{label}为必填项。',
  '{label} must be an email.': '{label}必须是邮箱地址。',
  '{label} must be one of the options.': '{label}必须是选项之一。',
  '{label} must be true or false.': '{label}必须勾选或不勾选。',
  'It takes no more data.': '不再接受更多信息。',
  // Contacts
  'You can have 1,000 contacts in all your wallets together. Delete some first.':
    '您的所有钱包总共最多可有 1,000 个联系人。请先删除一些。',
  'The first line must be {columns}': '第一行必须是 {columns}',
  'At most {count} contacts at once': '一次最多 {count} 个联系人',
  "This isn't a valid contact.": '这不是有效的联系人。',
  'This address is already in your contacts.': '此地址已在您的联系人中。',
  // Customers
  'A customer has an email, a name or a company.': '客户须有邮箱、姓名或公司。',
  'Another customer has this email.': '另一位客户已使用此邮箱。',
  'There is no customer {id}.': '没有客户 {id}。',
  'Name another customer to merge.': '请指定要合并的另一位客户。',
  'At most {count} customers at once.': '一次最多 {count} 位客户。',
  'The first line names the columns: {columns}. "{column}" is none of them.':
    '第一行应列出各列名称：{columns}。“{column}”不在其中。',
  'The first line names each column once: {columns}.': '第一行应将每列各列出一次：{columns}。',
  'A customer with payments stays. Erase the personal data instead.':
    '有收款记录的客户会保留。请改为清除其个人数据。',
  'A customer with invoices stays. Erase the personal data instead.':
    '有账单的客户会保留。请改为清除其个人数据。',
  'A payment of this customer is open. Wait for its end, or cancel it.':
    '此客户有一笔收款尚未结束。请等待其结束或取消。',
  'A refund to this customer is open. Send it, or cancel it.':
    '给此客户的一笔退款尚未结束。请发送或取消。',
  'An invoice to this customer is open. Cancel it, and its schedule.':
    '给此客户的一张账单尚未结束。请取消账单及其计划。',
  'The data of this customer was erased.': '此客户的数据已清除。',
  'A refund to one of these customers is open. Send it, or cancel it.':
    '给其中一位客户的退款尚未结束。请发送或取消。',
  'One of these customers was merged or deleted meanwhile.': '其中一位客户在此期间已被合并或删除。',
  'The data of one of these customers was erased. It stays apart.':
    '其中一位客户的数据已清除，不能合并。',
  'This row has {count} cells instead of {needed}.': '此行有 {count} 个单元格，应为 {needed} 个。',
  'The column {column} is not valid.': '列 {column} 无效。',
  // Embed sessions
  'The token was made for another page.': '此令牌是为另一个页面创建的。',
  'The token of this page was given no scope for that.': '此页面的令牌没有相应权限。',
  'Wallets of this server hold real money. Use a live key.':
    '此服务器的钱包存有真实资金。请使用正式密钥。',
  'Add {origin} to a publishable key of the business first':
    '请先将 {origin} 添加到商家的可公开密钥',
  // External login
  'This sign-in is over or was begun elsewhere. Try again.': '此登录已结束或从别处开始。请重试。',
  'Sign in with your password first, then connect {provider} in Account → Security.':
    '请先用密码登录，然后在“账户 → 安全”中关联 {provider}。',
  'Verify your email first.': '请先验证您的邮箱。',
  'Set a password first: this is the only way to sign in.': '请先设置密码：这是唯一的登录方式。',
  'This {provider} login is connected to another account, or you have connected another one.':
    '此 {provider} 登录已关联到另一个账户，或您已关联了另一个。',
  'Verify your email at {provider} first.': '请先在 {provider} 验证您的邮箱。',
  // Families
  'The fee has changed': '手续费已变化',
  'The fee or the balance changed after your review. Review the new numbers.':
    '您核对之后手续费或余额有变化。请核对新的数字。',
  'gasLimit is a whole number from {minimum} to {maximum} for a transfer.':
    '转账的 gasLimit 是 {minimum} 到 {maximum} 之间的整数。',
  'Another transaction of this account went first. Review yours again.':
    '此账户的另一笔交易先行处理。请重新核对您的交易。',
  'Not enough funds': '资金不足',
  'At most {amount} {symbol} can be sent at this fee.': '按此手续费最多可发送 {amount} {symbol}。',
  "You'd leave less than the network minimum. Send the maximum or less.":
    '剩余金额将低于网络最小值。请发送不超过最大值的金额。',
  'This would leave too little for the account to exist. Send at most {amount} {symbol}, or everything.':
    '剩余金额过少，账户将无法存在。请最多发送 {amount} {symbol}，或全部发送。',
  'Nodes do not relay a transaction with a fee rate this low.': '节点不会转发费率这么低的交易。',
  'This would take too many inputs for one transaction. Send a smaller amount.':
    '一笔交易需要的输入过多。请发送较小的金额。',
  'Not enough for the network fee': '不足以支付网络手续费',
  'You need about {amount} on this account to pay the network fee.':
    '此账户需要约 {amount} 来支付网络手续费。',
  'The amount must be at least the minimum required.': '金额不得低于最低要求。',
  'Minimum: {amount}.': '最小值：{amount}。',
  'This fee rate is more than ten times the high one.': '此费率超过高费率的十倍。',
  'The funds of this account changed meanwhile. Review the payment again.':
    '此账户的资金在此期间有变化。请重新核对付款。',
  'This network has one fee for all: feeRate is Medium, feeRateValue null.':
    '此网络只有一种手续费：feeRate 为 Medium，feeRateValue 为 null。',
  'feeRateValue is sat per virtual byte with at most 3 decimals, for Custom only.':
    'feeRateValue 为每虚拟字节的 sat 数，最多 3 位小数，仅用于 Custom。',
  'This network does not know how to replace a transaction.': '此网络无法替换交易。',
  'This transaction collects the funds of addresses. You can cancel it.':
    '此交易正在归集多个地址的资金。您可以取消它。',
  'This transaction puts a contract on the network. You can cancel it.':
    '此交易在网络上部署合约。您可以取消它。',
  'This transaction can no longer be replaced, or could never be.':
    '此交易已无法替换，或本来就不能替换。',
  'A later payment spends what this one left.': '后面的付款花费了这笔交易的余额。',
  "This transaction can't be sped up": '此交易无法加速',
  'This transaction pays enough for the next blocks already.':
    '此交易的手续费已足以进入接下来的区块。',
  'This transaction is in a block already.': '此交易已在区块中。',
  'The network no longer knows this transaction.': '网络上已没有此交易。',
  'Another transaction spends this one already. Speed up that one instead.':
    '另一笔交易已在使用这笔资金。请改为加速那笔交易。',
  'What you received is too small to pay the fee.': '收到的金额太小，不足以支付手续费。',
  'Only incoming transactions can be sped up this way.': '只有收款交易可以用这种方式加速。',
  'Transactions on this network cannot be sped up this way.': '此网络上的交易无法用这种方式加速。',
  // Identity providers
  '{provider} did not confirm this sign-in. Try again.': '{provider} 未确认此次登录。请重试。',
  '{provider} cannot be reached at the moment. Try again later.':
    '目前无法连接 {provider}。请稍后重试。',
  'Signing in with {provider} is not set up here.': '这里未设置 {provider} 登录。',
  // Link invoices
  'This schedule is over. Create a new one.': '此计划已结束。请新建一个。',
  'An invoice has a price, or lines that make it.': '账单须有价格，或构成价格的明细。',
  'Reminders count from a due date.': '提醒从到期日起算。',
  'This day is over.': '这一天已过。',
  'The due date is before the invoice is sent.': '到期日早于账单发送日。',
  'This customer has no email address.': '此客户没有邮箱地址。',
  'The first day is over.': '第一天已过。',
  'This invoice is cancelled.': '此账单已取消。',
  'This invoice is paid, or is being paid.': '此账单已支付或正在支付。',
  // Live
  'Too many windows wait for changes. Close some of them.': '等待更新的窗口过多。请关闭一些。',
  // Logos
  'Choose another picture': '请选择其他图片',
  'The file is empty. Choose another picture.': '文件为空。请选择其他图片。',
  'The file is no PNG, JPEG or WebP picture.': '文件不是 PNG、JPEG 或 WebP 图片。',
  'The picture cannot be read. Save it again, or choose another one.':
    '无法读取图片。请重新保存或选择其他图片。',
  'The picture is animated. Choose one that stands still.': '图片是动图。请选择静态图片。',
  'The picture is larger than 512 kB. Choose a smaller one.': '图片超过 512 kB。请选择较小的图片。',
  'The picture is wider or higher than 3,000 pixels. Choose a smaller one.':
    '图片的宽或高超过 3,000 像素。请选择较小的图片。',
  // Passwords
  'Must have at least 10 characters': '至少需要 10 个字符',
  'Must not contain your email': '不能包含您的邮箱',
  'This password is too common': '此密码过于常见',
  // Payment links
  'This link is closed': '此链接已关闭',
  'The lines do not add up to the price.': '明细合计与价格不符。',
  'A link with a price has no limits.': '已设定价格的链接没有限额。',
  'The highest amount is below the lowest.': '最高金额低于最低金额。',
  'Not possible here': '此处无法执行',
  'This link belongs to an invoice. Change or cancel the invoice instead.':
    '此链接属于一张账单。请更改或取消该账单。',
  'The business has paused this link. Try again later.': '商家已暂停此链接。请稍后重试。',
  'This link has been paid as often as it may be.': '此链接已达到可支付的次数。',
  'The due date of this link is over. Ask the business for a new one.':
    '此链接的到期日已过。请向商家索取新的链接。',
  'The business has closed this link.': '商家已关闭此链接。',
  // Payment requests
  'Ask for a new price on the checkout page, then open the link again.':
    '请在收银台获取新的价格，然后重新打开链接。',
  'Ask the business for a new link.': '请向商家索取新的链接。',
  'Choose an asset, or do so on the checkout page and open the link again.':
    '请选择资产，或在收银台选择后重新打开链接。',
  'Choose another one, or pay on the checkout page.': '请另选一种，或在收银台付款。',
  'Do not pay. Ask the business for a new link.': '请勿付款。请向商家索取新的链接。',
  'Fill them in on the checkout page, then open the link again.':
    '请在收银台填写，然后重新打开链接。',
  'It is for a network or an asset that is not available here.': '它使用的网络或资产在这里不可用。',
  'Nothing was signed. Open the link again to see what is asked for now.':
    '没有签署任何内容。请重新打开链接，查看现在的要求。',
  'Open the https link of a checkout page.': '请打开收银台的 https 链接。',
  'Try again, or pay on its checkout page.': '请重试，或在其收银台付款。',
  'The business asks for details': '商家需要一些信息',
  'This server cannot pay this request': '此服务器无法支付此请求',
  'This asset cannot be chosen now': '目前无法选择此资产',
  'The request has changed': '请求已变化',
  'This link cannot be opened': '无法打开此链接',
  'The host has no such payment': '主机上没有此付款',
  'The host does not answer': '主机没有响应',
  'The host could not be verified': '无法验证主机',
  // Payments
  'Too many payments wait for this asset right now. Try again, or use another asset.':
    '目前等待此资产的付款过多。请重试或使用其他资产。',
  'This business was settled before this server had test payments. Its owner confirms the settlement wallet once more in the settings.':
    '此商家是在此服务器提供测试收款之前设置的。请其所有者在设置中再次确认结算钱包。',
  'This business is paid into public keys alone. Its owner chooses a settlement wallet to take test payments.':
    '此商家仅收款到公钥。所有者需选择结算钱包才能接受测试收款。',
  'Say why the payment is invalid.': '请说明此收款为何无效。',
  'Say how the payment was paid.': '请说明此收款的付款方式。',
  'This payment cannot be paid in {asset} on {network}.':
    '此付款不能用 {network} 上的 {asset} 支付。',
  'Another asset': '其他资产',
  'This payment never had a price in this asset, so the transfer cannot count.':
    '此收款从未有过该资产的价格，因此这笔转账不能计入。',
  'There is no such customer.': '没有这位客户。',
  'There are no prices in {currency}.': '没有 {currency} 的价格。',
  'There is no asset {asset}.': '没有资产 {asset}。',
  'Order id in use': '订单 ID 已被使用',
  'Another payment of this order was opened meanwhile. Load the payments again.':
    '此订单在此期间已打开另一笔收款。请重新加载收款。',
  'This business is suspended and takes no payments.': '此商家已暂停，不接受收款。',
  'Choose the assets that the business accepts first.': '请先选择商家支持的资产。',
  'This payment cannot be paid in {asset}.': '此付款不能用 {asset} 支付。',
  'This price is too low or too high for every asset that can pay it.':
    '对所有可用资产而言，此价格过低或过高。',
  'There is no price of these assets right now. Try again in a minute.':
    '目前没有这些资产的价格。请一分钟后重试。',
  'Use an address on {hosts}, or allow its host in the developer settings.':
    '请使用 {hosts} 上的地址，或在开发者设置中允许其主机。',
  'Enter more than 0 {symbol}.': '请输入大于 0 {symbol} 的金额。',
  'Name an asset of the network {network}.': '请指定网络 {network} 的资产。',
  'What can be replaced has no block yet.': '可替换的交易尚未进入区块。',
  'A contract pays coins of Ethereum or BSC alone.': '合约只能支付 Ethereum 或 BSC 的币。',
  'A period has at most {count} days.': '期间最多 {count} 天。',
  'Only an expired payment of which a part came can be asked again.':
    '只有已过期且部分到账的收款才能追要余款。',
  'Only a payment for which nothing came can be cancelled.': '只有未到账的收款才能取消。',
  'Only money that came too late or was too little can be accepted.':
    '只有到账过晚或金额不足的款项才能接受。',
  'Only a payment that is not final can be marked as invalid.':
    '只有尚未最终确定的收款才能标记为无效。',
  'Only a payment that is open or has ended can be marked as paid.':
    '只有待付款或已结束的收款才能标记为已付款。',
  'Its price has arrived. Accept it instead.': '其价款已到账。请改为接受。',
  'Money of it goes back. Ask for a new payment instead.': '此收款有款项退回。请改为创建新的收款。',
  'A method can be chosen until money comes.': '到账之前可以选择付款方式。',
  'Already refunded': '已退款',
  'Already decided': '已决定',
  'A refund is open': '退款进行中',
  'Payment {id} has this order id. Cancel it, or use another order id.':
    '收款 {id} 已使用此订单 ID。请取消它，或使用其他订单 ID。',
  'A price in {currency} has at most {count} decimals.': '{currency} 价格最多 {count} 位小数。',
  'A price is above zero.': '价格必须大于零。',
  'A price is at most 1,000,000,000,000,000.': '价格最高为 1,000,000,000,000,000。',
  'Only an expired payment for which nothing came gets a new price.':
    '只有已过期且未到账的付款才能获得新价格。',
  'Nothing about it needs attention.': '没有需要处理的事项。',
  'Only test payments are simulated.': '只能模拟测试收款。',
  'Choose a method first.': '请先选择付款方式。',
  'This payment is {englishStatus}. {remedyText}': '此收款的状态不允许此操作。{remedyText}',
  'This transfer was refunded. Reload the list.': '此转账已退款。请重新加载列表。',
  'Another member has already decided about this transfer. Reload the list.':
    '另一位成员已对此转账做出决定。请重新加载列表。',
  'A refund of this transfer is open. Cancel it first, or wait until it is confirmed.':
    '此转账的退款尚未结束。请先取消，或等待其确认。',
  // Payments accounts
  'List each asset only once': '每种资产只能列出一次',
  'There is no asset {asset}': '没有资产 {asset}',
  'Only accounts on Ethereum and BNB Smart Chain are counted by their address.':
    '只有 Ethereum 和 BNB Smart Chain 上的账户按地址编号。',
  'Only accounts on Bitcoin and Litecoin have a choice of address type.':
    '只有 Bitcoin 和 Litecoin 上的账户可以选择地址类型。',
  '{asset} is no longer offered': '{asset} 已停止提供',
  'You stay an owner with your own wallet': '您仍以自己的钱包担任所有者',
  'Payments arrive at a public key of another wallet on Bitcoin and Litecoin only.':
    '只有 Bitcoin 和 Litecoin 的收款可以进入另一个钱包的公钥。',
  'The first address is another one. Compare the addresses with your wallet again.':
    '第一个地址不同。请再次与您的钱包核对地址。',
  'This key already receives elsewhere. Export an account that is for this shop alone.':
    '此密钥已在别处用于收款。请导出仅供此商店使用的账户。',
  'Try again in a moment.': '请稍后重试。',
  'Confirm the seed phrase of this wallet first: the business will be paid into it.':
    '请先确认此钱包的助记词：商家的收款将进入该钱包。',
  'This business is paid into another wallet already.': '此商家的收款已进入另一个钱包。',
  'Payments go to another wallet by now. Load the team again.':
    '收款现在进入另一个钱包。请重新加载团队。',
  'Choose the wallet that the business is paid into first.': '请先选择商家的结算钱包。',
  'Choose a public key of your own wallet first. Payments would go nowhere.':
    '请先选择您自有钱包的公钥，否则款项无处可收。',
  '{asset} takes the address mode {modesText}': '{asset} 的地址模式为 {modesText}',
  'This is a private key or a seed phrase, and it was not stored. Move your funds if anyone else may have seen it, and paste the public key.':
    '这是私钥或助记词，未被保存。如果可能有他人看到，请转移您的资金，并粘贴公钥。',
  'Paste the extended public key or the output descriptor that your wallet exports.':
    '请粘贴您的钱包导出的扩展公钥或输出描述符。',
  'A character of this key is wrong or missing. Export it again.':
    '此密钥有字符错误或缺失。请重新导出。',
  'This key belongs to another network. Export the one of this network.':
    '此密钥属于另一个网络。请导出此网络的密钥。',
  'This descriptor has no checksum. Export it with the eight characters after #.':
    '此描述符没有校验和。请连同 # 后的八个字符一起导出。',
  'The checksum of this descriptor does not match. Export the descriptor again.':
    '此描述符的校验和不符。请重新导出描述符。',
  'Addresses behind a hardened step need the private key. Export the key of the account.':
    '硬化步骤之后的地址需要私钥。请导出账户的密钥。',
  'Keys of several signers are not supported. Export an account with one key.':
    '不支持多签名者的密钥。请导出只有一个密钥的账户。',
  'Only descriptors of the forms pkh, sh(wpkh), wpkh and tr with one key are supported.':
    '仅支持只有一个密钥的 pkh、sh(wpkh)、wpkh 和 tr 形式的描述符。',
  'A descriptor must end its key with /0/* or /<0;1>/*.':
    '描述符的密钥必须以 /0/* 或 /<0;1>/* 结尾。',
  'This is not the key of an account. Export the account, not the wallet or a branch.':
    '这不是账户的密钥。请导出账户，而不是钱包或分支。',
  'The path in brackets does not belong to this key or this kind of address.':
    '方括号中的路径与此密钥或此类地址不符。',
  'This key is of another kind of address than the chosen one.': '此密钥的地址类型与所选的不同。',
  '{oneText} or {otherText}': '{oneText} 或 {otherText}',
  // Payouts
  'Check the lines': '请检查各行',
  'A quotation mark in this file is not closed.': '此文件中有引号未闭合。',
  'This file has no lines to pay.': '此文件没有要付款的行。',
  'Too many lines': '行数过多',
  'This file has {count} lines. One payout on this network has at most {most}.':
    '此文件有 {count} 行。此网络的一次批量付款最多 {most} 行。',
  'This address belongs to your business.': '此地址属于您的商家。',
  'A reference has at most {count} characters.': '参考号最多 {count} 个字符。',
  'This line repeats line {line}. Accept duplicates to pay both.':
    '此行与第 {line} 行重复。如要都付款，请允许重复。',
  'Write the amount in digits with a point, such as 12.50.':
    '请用数字和小数点书写金额，例如 12.50。',
  '{symbol} has at most {count} decimals.': '{symbol} 最多 {count} 位小数。',
  'An amount is above zero.': '金额必须大于零。',
  'An amount is at least {amount} {symbol}.': '金额至少为 {amount} {symbol}。',
  '{count, plural, one {# line} other {# lines}} cannot be paid. Line {line}: {problemText}':
    '{count, plural, other {# 行}}无法付款。第 {line} 行：{problemText}',
  'Send {amountsText} to your settlement account first. Nothing was sent.':
    '请先将 {amountsText} 发送到您的结算账户。没有发送任何款项。',
  'Send {amountsText} to {address} first. Nothing was sent.':
    '请先将 {amountsText} 发送到 {address}。没有发送任何款项。',
  'This line has {count} cells instead of {needed}.': '此行有 {count} 个单元格，应为 {needed} 个。',
  'The first line names the columns, separated by commas: address, amount and, if you want, memo and reference.':
    '第一行用逗号分隔列出各列：address、amount，以及可选的 memo 和 reference。',
  'The settlement wallet changed.': '结算钱包已更改。',
  '{oneText} and {otherText}': '{oneText} 和 {otherText}',
  // Personal tokens
  'Must be in the future, at most a year from now': '必须是将来的时间，且不晚于一年后',
  'There are {count} tokens already. Revoke one first.': '已有 {count} 个令牌。请先撤销一个。',
  // Rates
  'Prices are unavailable right now. Try again later.': '目前无法获取价格。请稍后重试。',
  // Receipts
  'No email known': '没有邮箱',
  'There is no email address for this payment. Print the receipt instead.':
    '此收款没有邮箱地址。请改为打印收据。',
  'Only the receipt of a confirmed payment is sent.': '只能发送已确认收款的收据。',
  // Refunds
  'No refund link was emailed. Ask the shop for it.': '没有通过邮件发送过退款链接。请向商家索取。',
  'Send it from your own wallet': '请从您自己的钱包发送',
  'This money is in your own wallet, whose keys are not here. Send {amount} to {address} from there, then record the transaction with the API.':
    '这笔资金在您自己的钱包中，其密钥不在这里。请从那里将 {amount} 发送到 {address}，然后用 API 记录交易。',
  'Less than its fee': '低于手续费',
  'The network fee that the customer pays is higher than the refund.':
    '由客户支付的网络手续费高于退款金额。',
  'There is no price of {symbol} now. Pay the network fee, or try again later.':
    '目前没有 {symbol} 的价格。请由您支付网络手续费，或稍后重试。',
  'Your refund needs no code, because the shop does not know your email address.':
    '商店没有您的邮箱，因此您的退款不需要验证码。',
  'This code is wrong or has expired. Enter the newest code, or have a new one emailed.':
    '验证码不正确或已过期。请输入最新的验证码，或重新发送验证码。',
  'Collect the funds first': '请先归集资金',
  'No single account of the business has enough {symbol} and the fee of this refund. Collect the funds of the payment addresses first.':
    '商家没有任何单个账户有足够的 {symbol} 支付此退款及其手续费。请先归集收款地址的资金。',
  'This test payment was simulated. No money came that could go back.':
    '此测试收款是模拟的。没有可退回的款项。',
  'Nothing to refund': '没有可退款项',
  'More than came': '超过到账金额',
  'At most {amount} {symbol} can go back.': '最多可退回 {amount} {symbol}。',
  'Not overpaid': '没有多付',
  'This payment received no {symbol} above its price.': '此收款没有收到超出价格的 {symbol}。',
  'This payment has another refund. Name the amount instead.':
    '此付款已有另一笔退款。请改为指定金额。',
  'A refund cannot be priced in {currency}.': '退款不能以 {currency} 定价。',
  'A refund is above zero.': '退款必须大于零。',
  'There is no price of {symbol} in {currency} now. Name the coins instead.':
    '目前没有 {symbol} 的 {currency} 价格。请改为填写币的数量。',
  'A fee has at most 4 decimals.': '手续费最多 4 位小数。',
  'A fee is below 100 %.': '手续费须低于 100%。',
  'The settlement wallet has this money. Sign the refund instead.':
    '结算钱包中有这笔资金。请改为签署退款。',
  'This business used the key with an earlier settlement wallet, and its refunds belong to that one. Export another account.':
    '该商家曾将此密钥用于之前的结算钱包，其退款属于那个钱包。请导出另一个账户。',
  'A transaction is prepared for native SegWit keys only. Send the refund from your wallet, and record it.':
    '只能为原生 SegWit 密钥准备交易。请从您的钱包发送退款，然后记录。',
  'Too few coins': '余额不足',
  'The addresses that payments got hold too little for this refund and its fee now. Send it from your wallet, and record it.':
    '收到付款的地址目前的余额不足以支付此退款及其手续费。请从您的钱包发送，然后记录。',
  'Prepare the transaction of this refund first.': '请先准备此退款的交易。',
  'This is no partially signed transaction. Export it from your wallet again.':
    '这不是部分签名的交易。请从您的钱包重新导出。',
  'This is another transaction than the one that was prepared. Nothing was sent.':
    '这不是所准备的那笔交易。没有发送任何资金。',
  'A signature is missing. Sign the transaction with the wallet of this key.':
    '缺少签名。请用此密钥的钱包签署交易。',
  'A signature is not valid. Sign the prepared transaction again. Nothing was sent.':
    '签名无效。请重新签署所准备的交易。没有发送任何资金。',
  'A reorganisation took back what the prepared transaction spends. Try again later.':
    '区块重组撤销了所准备的交易要花费的币。请稍后重试。',
  'Your wallet has spent the coins of the prepared transaction. If it sent this refund, record that transaction.':
    '您的钱包已花费所准备的交易的币。如果它发送了此退款，请记录那笔交易。',
  'A transaction that was prepared for your wallet can still pay this refund. Send that one, or spend its coins in your wallet first.':
    '为您的钱包准备的一笔交易仍可能支付此退款。请发送那笔交易，或先在您的钱包中花掉它的币。',
  'A transaction that was prepared for an earlier refund can still be mined. Prepare this refund too: it spends the same coins, so that only one of both is paid.':
    '为之前的退款准备的交易仍可能被确认。请同样准备这笔退款：它花费相同的币，因此两者中只有一笔会被支付。',
  'The network does not know this transaction.': '网络中没有此交易。',
  'This transaction has {depth} of {final} confirmations. Record it again later.':
    '此交易有 {depth} 次确认，需要 {final} 次。请稍后再记录。',
  'This transaction does not send {amount} {symbol} to {address} after the refund was created.':
    '此交易没有在退款创建之后向 {address} 发送 {amount} {symbol}。',
  'Another refund to this address was recorded with this transaction.':
    '此交易已用于记录到该地址的另一笔退款。',
  'This address cannot be paid on {network}.': '在 {network} 上无法向此地址付款。',
  'This address receives payments to the business. Use one of the customer.':
    '此地址用于商家收款。请使用客户的地址。',
  'We cannot send to this address on {network}. Copy your address again from your wallet or exchange.':
    '无法在 {network} 上发送到此地址。请从您的钱包或交易所重新复制地址。',
  'This address belongs to the shop. Enter the address of your own wallet or exchange.':
    '这是商店的地址。请输入您自己的钱包或交易所的地址。',
  'There are no comments on {network}. Leave the comment empty.':
    '{network} 没有附言。请将附言留空。',
  'This comment cannot be sent on {network}. Copy it again, or shorten it.':
    '此附言无法在 {network} 上发送。请重新复制或缩短。',
  'Only a refund that is not signed can be cancelled.': '只有未签署的退款才能取消。',
  'This refund is {englishStatus}. {remedyText}': '此退款的状态不允许此操作。{remedyText}',
  'It went back with the refund of another transfer.': '它已随另一笔转账的退款退回。',
  'What came can go back once it is confirmed, cancelled or expired.':
    '这笔收款确认、取消或过期后，才能退回到账的款项。',
  'A refund is possible once the money is confirmed.': '款项确认后才能退款。',
  'It counts for a payment. Refund that payment instead.': '它已计入一笔收款。请改为退还该收款。',
  'It is ignored. Reopen it first.': '它已被忽略。请先重新开启。',
  'Choose what goes back: {assetsText}.': '请选择退回什么：{assetsText}。',
  'No {englishAsset} came that could go back.': '没有收到可退回的此类款项。',
  'The shop withdrew this refund. Ask the shop if you still expect it.':
    '商店已撤回此退款。如果您仍在等待，请询问商店。',
  'This link has expired. Ask the shop for a new one.': '此链接已过期。请向商店索取新的链接。',
  'This refund already has an address. Not yours? Tell the shop before it sends the refund.':
    '此退款已有地址。不是您的地址？请在商店发出退款前告知商店。',
  'Only a refund with an address that is not on its way can be signed.':
    '只有已有地址且未在发送途中的退款才能签署。',
  // Reports
  'Settlements are not priced in a currency.': '归集报表不以货币定价。',
  'A report has at most {count} days.': '报表最多 {count} 天。',
  // Sandbox
  'A price is above zero, below a trillion, with at most 18 decimals.':
    '价格须大于零、小于一万亿，最多 18 位小数。',
  'The sandbox is mining. Wait a moment.': '沙盒正在出块。请稍候。',
  'Payments on {network} have no comment.': '{network} 上的付款没有附言。',
  'Payments on {network} have no reference.': '{network} 上的付款没有参考号。',
  'The reference is not an address of {network}.': '参考号不是 {network} 的地址。',
  'The faucet of this network pays {network} and its tokens only.':
    '此网络的水龙头只支付 {network} 及其代币。',
  'Nothing was replaced. The network says: {reason}': '没有替换任何交易。网络提示：{reason}',
  'The inputs of this transaction do not cover that fee. Offer less.':
    '此交易的输入不足以支付该手续费。请降低。',
  'A fee rate of {network} has at most {count} decimals.': '{network} 的费率最多 {count} 位小数。',
  'The faucet does not have that much. Request less.': '水龙头没有那么多。请减少数量。',
  'The network passes on {amount} {symbol} or more.': '网络只转发不少于 {amount} {symbol} 的金额。',
  'The ledger does not have this many blocks above its first one.':
    '账本在第一个区块之上没有那么多区块。',
  'The faucet has no coins left.': '水龙头已没有币。',
  'This transaction is in a block. Undo the block first.': '此交易已在区块中。请先撤销该区块。',
  'The faucet did not send this transaction: its key is not here.':
    '水龙头没有发送此交易：其密钥不在这里。',
  'On {network} nothing takes the place of what waits.': '在 {network} 上无法替换等待中的交易。',
  'This is not {englishName} address that can be paid this much.': '无法向此地址支付这么多。',
  'On {network} nobody can imitate an address here.': '在 {network} 上这里无法仿造地址。',
  'The network says: {reason}. Try again.': '网络提示：{reason}。请重试。',
  '{network} has fixed fees, which do not rise.': '{network} 的手续费固定，不会上涨。',
  // Sends
  'There is no such token on {network}.': '{network} 上没有该代币。',
  'This server cannot send tokens on {network}.': '此服务器无法在 {network} 上发送代币。',
  'Enter the code from your authenticator app to send.': '请输入验证器应用中的验证码以发送。',
  'This network has no gas': '此网络没有 Gas',
  'This looks like the same payment again': '这似乎是重复的付款',
  'The network fee went up. Review the new fee.': '网络手续费已上涨。请核对新的手续费。',
  'The fee is high': '手续费较高',
  'The fee is {fee}, and {usual} would be usual. Accept the fee to send.':
    '手续费为 {fee}，通常为 {usual}。如要发送，请接受手续费。',
  'Your review has expired. Review the transaction again.': '您的核对已过期。请重新核对交易。',
  'This review was already used. Review the next transaction separately.':
    '此次核对已被使用。请单独核对下一笔交易。',
  'This differs from what you reviewed. Nothing was signed.':
    '这与您核对的内容不同。没有签署任何内容。',
  'This review no longer exists. Review the transaction again.':
    '此次核对已不存在。请重新核对交易。',
  'The transaction is unreadable, not valid for the network, or not signed with the keys of this account. Nothing was sent.':
    '交易无法读取、对网络无效，或不是用此账户的密钥签署的。没有发送任何款项。',
  'The network refused the transaction': '网络拒绝了此交易',
  '{network} has no memos.': '{network} 没有附言。',
  'The memo is not valid text.': '附言不是有效文本。',
  'A memo on {network} has at most {count} bytes.': '{network} 的附言最多 {count} 字节。',
  'This asset has at most {count} decimals.': '此资产最多 {count} 位小数。',
  'This is not an amount.': '这不是金额。',
  'Nothing was sent. The network says: no reason given': '没有发送任何款项。网络未给出原因。',
  'Nothing was sent. The network says: {reason}': '没有发送任何款项。网络提示：{reason}',
  // Step up
  'The password is incorrect.': '密码不正确。',
  'Confirm that it is you': '请确认是您本人',
  'Enter your password.': '请输入您的密码。',
  'Sign in again to continue. This needs a sign-in within the last 15 minutes.':
    '请重新登录后继续。这需要 15 分钟内的登录。',
  'Enter a two-factor code.': '请输入双重验证码。',
  // Sweeps
  'Nothing to collect': '没有可归集的资金',
  'No payment address has {symbol} that is worth its fee and free to move.':
    '没有收款地址有值得支付手续费且可转移的 {symbol}。',
  'Payments on {network} arrive in the settlement account itself. Send {symbol} from there.':
    '{network} 上的收款直接进入结算账户。请从那里发送 {symbol}。',
  'Not enough for the fees': '不足以支付手续费',
  'Send {amount} {symbol} to {address} first. It pays the network fees.':
    '请先将 {amount} {symbol} 发送到 {address}，用于支付网络手续费。',
  'Another sweep moves these funds, or the settlement wallet changed.':
    '另一次归集正在转移这些资金，或结算钱包已更改。',
  'A sweep moves the funds of this address. Try again when it is done.':
    '正在归集此地址的资金。请在完成后重试。',
  'Daily limit reached': '已达到每日限额',
  'You can send {limit} USD in 24 hours. {left} USD is left now.':
    '24 小时内可发送 {limit} USD。目前还剩 {left} USD。',
  'The price is not known now, and a rule of this server needs it. Try again later.':
    '目前价格未知，而此服务器的规则需要价格。请稍后重试。',
  'New recipient': '新收款人',
  'More than {amount} USD can be sent only to contacts that you have had for {hours} h. Save this address as a contact first.':
    '超过 {amount} USD 只能发送给已保存 {hours} 小时的联系人。请先将此地址保存为联系人。',
  'You can send more than {amount} USD to this contact from {time} UTC.':
    '从 {time} UTC 起，您可以向此联系人发送超过 {amount} USD。',
  'These addresses cannot be collected together now.': '目前无法一并归集这些地址。',
  // Transfers out
  'The plan has expired': '方案已过期',
  'Fees may have changed. Make a new plan.': '手续费可能已变化。请重新制定方案。',
  'The plan is outdated': '方案已过时',
  'The fees are {fees}, and {usual} would be usual. Accept the fee to go on.':
    '手续费为 {fees}，通常为 {usual}。如要继续，请接受手续费。',
  'Not your wallet': '不是您的钱包',
  'Only the owner of the settlement wallet can sign.': '只有结算钱包的所有者才能签署。',
  'Another call sends this part. Look at its result.': '另一次调用正在发送此部分。请查看其结果。',
  'Earlier sends wait for a block. Sign the rest after it.':
    '之前的转账正在等待区块。请在此之后签署其余部分。',
  'The server signs one transaction for many addresses.': '多个地址的单笔交易由服务器签名。',
  'The fees for these addresses are on their way. Sign the rest when they have arrived.':
    '这些地址的手续费正在途中。请在到账后签署其余部分。',
  '{causeText} Make a new plan.': '{causeText}请重新制定方案。',
  'Nothing is left to sign.': '没有需要签署的内容。',
  'It sends nothing any more.': '不再发送任何款项。',
  'This {englishThing} is {englishStatus}. {remedyText}': '其状态不允许此操作。{remedyText}',
  // Two factor
  'Two-factor sign-in is off.': '双重验证已关闭。',
  "That code isn't right.": '验证码不正确。',
  'Begin with a new secret.': '请用新的密钥重新开始。',
  '2FA code is required to login': '登录需要双重验证码',
  'Two-factor sign-in is on already. Turn it off first.': '双重验证已开启。请先将其关闭。',
  // User deletion
  'Delete your wallets first. Make sure that you have their seed phrases.':
    '请先删除您的钱包。请确保您有它们的助记词。',
  'Payments to {business} go to public keys that you chose. Another owner takes them over with a wallet first, or archives the business.':
    '{business} 的收款进入您选择的公钥。请先由另一位所有者用钱包接管，或将其归档。',
  // Users
  'An account with this email already exists.': '已有使用此邮箱的账户。',
  'This link is not valid or was already used. Request a new one.':
    '此链接无效或已被使用。请获取新的链接。',
  'This link has expired. Request a new one.': '此链接已过期。请获取新的链接。',
  'An event is given twice': '有事件重复',
  'Emails about your password and two-factor sign-in are always on.':
    '关于密码和双重验证的邮件始终开启。',
  'Not a time zone': '不是时区',
  'Not a language': '不是语言',
  // Vault
  'Billfold cannot sign at the moment. Try again in a few seconds.':
    'Billfold 目前无法签名。请几秒后重试。',
  'The cloud encryption password is incorrect.': '云加密密码不正确。',
  'This phrase belongs to a different wallet.': '此助记词属于另一个钱包。',
  'Too many requests at once. Try again in a few seconds.': '同时请求过多。请几秒后重试。',
  'The amount is not the one that was reviewed. Nothing was signed.':
    '金额与核对的不同。没有签署任何内容。',
  'The asset is not the one that was reviewed. Nothing was signed.':
    '资产与核对的不同。没有签署任何内容。',
  'The fee is not the one that was reviewed. Nothing was signed.':
    '手续费与核对的不同。没有签署任何内容。',
  'The memo is not the one that was reviewed. Nothing was signed.':
    '附言与核对的不同。没有签署任何内容。',
  'The network is not the one that was reviewed. Nothing was signed.':
    '网络与核对的不同。没有签署任何内容。',
  'The recipient is not the one that was reviewed. Nothing was signed.':
    '收款人与核对的不同。没有签署任何内容。',
  // Wallets
  'Password is too weak': '密码太弱',
  'Must differ from your sign-in password': '必须与您的登录密码不同',
  'Verify your email address before you create a wallet.': '请先验证您的邮箱地址，再创建钱包。',
  'Choose an account that is in use and can hold the asset': '请选择正在使用且可持有该资产的账户',
  'This is not the name of the wallet': '这不是钱包的名称',
  'A transaction of this wallet is still pending. Delete the wallet once it is confirmed.':
    '此钱包有一笔交易仍待处理。请在其确认后删除钱包。',
  'This wallet was sealed differently. Load it again, or unlock it once with its password.':
    '此钱包的加密方式已更改。请重新加载，或用其密码解锁一次。',
  'This proof does not belong to an evaluation of the last 15 minutes.':
    '此证明不属于最近 15 分钟内的验证。',
  'You have {count} wallets already. Wallets that you deleted count for 30 days.':
    '您已有 {count} 个钱包。已删除的钱包在 30 天内仍计入。',
  'Turn on two-factor sign-in first.': '请先开启双重验证。',
  'You already have a wallet with this name': '您已有同名钱包',
  'Enter either the password or the seed phrase, not both.':
    '请只输入密码或助记词之一，不要同时输入。',
  'Enter the password or the seed phrase.': '请输入密码或助记词。',
  'List each account only once': '每个账户只能列出一次',
  'This wallet receives the payments of {businesses}. Archive it in the business settings first, then delete the wallet.':
    '此钱包接收 {businesses} 的收款。请先在商家设置中将其归档，然后删除钱包。',
  'This wallet receives the payments of {businesses}. Archive them in the business settings first, then delete the wallet.':
    '此钱包接收 {businesses} 的收款。请先在各商家的设置中将其归档，然后删除钱包。',
  'Customers of {businesses} may still pay into this wallet. You can delete it 30 days after the last of these payments has ended.':
    '{businesses} 的客户可能仍会向此钱包付款。最后一笔收款结束 30 天后即可删除。',
  'A seed phrase has 12, 15, 18, 21 or 24 words. This one has {count}.':
    '助记词有 12、15、18、21 或 24 个单词。您输入了 {count} 个。',
  'Not in the word list: word {positions}.': '不在单词表中：第 {positions} 个单词。',
  'Not in the word list: words {positions}.': '不在单词表中：第 {positions} 个单词。',
  'Every word is valid, but the phrase is not. Check the order.':
    '每个单词都有效，但助记词无效。请检查顺序。',
  // Webhooks
  'A business can have {count} webhooks in each mode. Delete one first.':
    '商家在每种模式下最多可有 {count} 个 Webhook。请先删除一个。',
  'This webhook is turned off. Turn it on first.': '此 Webhook 已关闭。请先开启。',
  'The period has more than {count} events. Choose a shorter one.':
    '此期间的事件超过 {count} 个。请选择较短的期间。',
  'The body of this event is no longer kept. Load its payment instead.':
    '此事件的内容已不再保留。请改为加载其收款。',
  'This is not a URL.': '这不是 URL。',
  'Use an https address.': '请使用 https 地址。',
  'Leave the user name and password out.': '请去掉用户名和密码。',
  'Leave the part after # out.': '请去掉 # 之后的部分。',
  'Use a host name instead of an IP address.': '请使用主机名而不是 IP 地址。',
  'This host name leads to a private network.': '此主机名指向专用网络。',
  'Use port 443, 8443 or one from 1024 on.': '请使用端口 443、8443 或 1024 以上的端口。',
  'The host name does not resolve.': '无法解析主机名。',
  'The host resolves to {address}, which is not a public address.':
    '主机解析为 {address}，不是公共地址。',
  // Rules of fields
  'is not valid': '值无效。',
  'is required': '必填。',
  'is not a known field': '未知字段。',
  'must not be empty': '不能为空。',
  'must be text': '必须是文本。',
  'must be a number': '必须是数字。',
  'must be a whole number': '必须是整数。',
  'must be a whole number from 1 to {maximum}': '必须是 1 到 {maximum} 的整数。',
  'must be true or false': '必须是 true 或 false。',
  'must be one of {values}': '必须是以下之一：{values}。',
  'must be at least {minimum}': '必须不小于 {minimum}。',
  'must be at most {maximum}': '必须不大于 {maximum}。',
  'must have at least {minimum} characters': '至少需要 {minimum} 个字符。',
  'must have at most {maximum} characters': '最多 {maximum} 个字符。',
  'must have at most 1 character': '最多 1 个字符。',
  'must have at least 1 item': '至少需要 1 项。',
  'must have at least {minimum} items': '至少需要 {minimum} 项。',
  'must have at most 1 item': '最多 1 项。',
  'must have at most {maximum} items': '最多 {maximum} 项。',
  'must be an email address, such as ada@example.com': '必须是邮箱地址，例如 ada@example.com。',
  'must be a URL': '必须是 URL。',
  'must be a time such as 22:00': '必须是时间，例如 22:00。',
  'must be a date such as 2026-11-21, or a time such as 2026-11-21T08:00:00Z or 2026-11-21T10:00:00+02:00':
    '必须是日期，例如 2026-11-21，或时间，例如 2026-11-21T08:00:00Z 或 2026-11-21T10:00:00+02:00。',
  'must be a time such as 2026-11-21T08:00:00Z, or null if it never expires':
    '必须是时间，例如 2026-11-21T08:00:00Z；如果永不过期，则为 null。',
  'must be a date with a time, such as 2026-11-21T08:00:00Z':
    '必须是带时间的日期，例如 2026-11-21T08:00:00Z。',
  'must be a date, such as 2026-11-21': '必须是日期，例如 2026-11-21。',
  'must be a time zone such as Europe/Berlin': '必须是时区，例如 Europe/Berlin。',
  'must be a country code of ISO 3166-1, such as DE': '必须是 ISO 3166-1 国家代码，例如 DE。',
  'must be a currency code of ISO 4217, such as USD': '必须是 ISO 4217 货币代码，例如 USD。',
  'must be a language tag of BCP 47, such as en or pt-BR':
    '必须是 BCP 47 语言标签，例如 en 或 pt-BR。',
  'must be a VAT number such as DE123456789': '必须是增值税号，例如 DE123456789。',
  'must be an exact decimal in plain digits, such as 0.015':
    '必须是用数字书写的精确小数，例如 0.015。',
  'must be US dollars with two decimals at most, such as 12.50':
    '必须是最多两位小数的美元金额，例如 12.50。',
  'must be a whole number of gas': '必须是整数的 Gas 数量。',
  'must be an address such as https://shop.example/terms':
    '必须是地址，例如 https://shop.example/terms。',
  'must be an origin without a path, such as https://shop.example':
    '必须是不带路径的来源，例如 https://shop.example。',
  'must be an IP address or a network, such as 203.0.113.7 or 2001:db8::/32':
    '必须是 IP 地址或网络，例如 203.0.113.7 或 2001:db8::/32。',
  'must not contain a semicolon': '不能包含分号。',
  'must not contain a null character or half of a surrogate pair':
    '不能包含空字符或不完整的代理对。',
  'must be the hash of a transaction': '必须是交易哈希。',
};
