import type { MailTexts } from './en.ts';

export const chinese: MailTexts = {
  'subject.test': '测试：{subject}',
  'amount.on': '{network} 上的 {amount}',
  'amount.worth': '{network} 上的 {amount}（{value}）',
  'open.security': '安全设置',

  'verify.subject': '验证您的邮箱地址',
  'verify.text': '打开此链接以验证您的邮箱地址：',
  'verify.open': '验证邮箱',
  'verify.expiry': '此链接只能使用一次，24 小时后过期。没有注册 Billfold？请忽略此邮件。',

  'device.subject': '您的 Billfold 账户有新的登录',
  'device.text': '您的账户有新的登录，来自：{device}。',
  'device.unknown': '未知',
  'device.facts': '时间：{time}。IP 地址：{ip}。',
  'device.notYou': '不是您本人？请立即更改密码并退出该会话：',

  'reset.subject': '设置新密码',
  'reset.text': '打开此链接以设置新的登录密码：',
  'reset.open': '设置新密码',
  'reset.expiry':
    '此链接只能使用一次，30 分钟后过期。您的云加密密码和助记词不会改变。没有提出此请求？请忽略此邮件。',

  'password.subject': '您的密码已更改',
  'password.text': '您的 Billfold 账户的登录密码已更改。您的云加密密码和助记词没有改变。',
  'password.logins':
    '以下已关联的登录方式仍可登录：{logins}。如果其中有您不认识的，请在安全设置中移除。',
  'password.notYou': '不是您本人？请立即设置新密码：',

  'email.subject': '您的邮箱地址已更改',
  'email.text': '您的 Billfold 账户现在使用另一个邮箱地址。此地址不能再用于登录。',
  'email.undo':
    '不是您本人？请撤销更改。这会退出所有设备，我们会通过邮件向您发送设置新密码的链接：',
  'email.open': '撤销邮箱更改',
  'email.expiry': '此链接只能使用一次，24 小时后过期。',

  'secured.subject': '您的账户已受到保护',
  'secured.text':
    '我们已终止对您的 Billfold 账户的以下访问：{sessions, plural, other {# 个其他会话}}、{tokens, plural, other {# 个个人访问令牌}}、{devices, plural, other {# 台受信任设备}}、{logins, plural, other {# 个已关联的登录方式}}。我们发送给您用于验证地址或设置密码的链接已失效。',
  'secured.kept': '您的 {provider} 登录方式保持关联，因为这是您唯一的登录方式。',
  'secured.notYou': '不是您本人，或者他人可能知道您的密码？请立即设置新密码：',

  'twoFactor.subject.enabled': '双重验证已开启',
  'twoFactor.text.enabled':
    '现在登录您的 Billfold 账户需要验证器应用中的验证码。我们已退出所有其他会话，并撤销了所有个人访问令牌。',
  'twoFactor.subject.disabled': '双重验证已关闭',
  'twoFactor.text.disabled': '登录您的 Billfold 账户不再需要验证码。',
  'twoFactor.subject.codes-renewed': '您的恢复码已更换',
  'twoFactor.text.codes-renewed': '您的 Billfold 账户有了新的恢复码。旧的恢复码已失效。',
  'twoFactor.subject.recovery-code-used': '有一个恢复码被使用',
  'twoFactor.text.recovery-code-used':
    '登录时使用了恢复码，而不是验证器应用中的验证码。该恢复码已失效。',
  'twoFactor.notYou': '不是您本人？请立即更改密码并退出所有其他会话：',

  'token.subject': '已创建个人访问令牌',
  'token.text.READ':
    '您的 Billfold 账户有一个新的个人访问令牌。任何持有它的人都可以读取您的钱包，有效期至 {day}。它不能发送币，也不能更改联系人。',
  'token.text.FULL':
    '您的 Billfold 账户有一个新的个人访问令牌。任何持有它的人都可以读取您的钱包，并更改备注、标签和其他不需要密码的内容，有效期至 {day}。它不能发送币，也不能更改联系人。',
  'token.notYou': '不是您本人？请立即撤销该令牌并更改密码：',

  'identity.subject.connected': '已关联 {provider}',
  'identity.text.connected': '您现在可以使用 {provider} 登录您的 Billfold 账户。',
  'identity.subject.disconnected': '已取消关联 {provider}',
  'identity.text.disconnected': '您不能再使用 {provider} 登录您的 Billfold 账户。',
  'identity.notYou': '不是您本人？请立即更改密码并检查已关联的登录方式：',

  'export.subject': '您的数据已准备好',
  'export.text': '您的数据导出已准备好。您可以在 7 天内下载：',
  'export.open': '下载您的数据',
  'export.notYou': '没有提出此请求？请立即更改密码并退出所有其他会话。',

  'deleted.subject': '您的 Billfold 账户已删除',
  'deleted.text': '您不能再登录该账户。我们会在 30 天后清除其数据。',
  'deleted.coins': '您的币仍在区块链上。任何持有助记词的人仍可转移它们。',

  'key.subject.SEED_REVEALED': '您的助记词已被显示',
  'key.text.SEED_REVEALED': '您的一个钱包的助记词已通过其云加密密码显示。',
  'key.advice.SEED_REVEALED': '不是您本人？请立即将资金转移到新钱包，并更改您的密码。',
  'key.subject.CLOUD_PASSWORD_RESET': '您的云加密密码已重置',
  'key.text.CLOUD_PASSWORD_RESET':
    '您的一个钱包的云加密密码已通过其助记词重置。您已在所有其他设备上退出登录。',
  'key.advice.CLOUD_PASSWORD_RESET': '不是您本人？他人持有您的助记词。请立即将资金转移到新钱包。',
  'key.subject.CLOUD_PASSWORD_CHANGED': '您的云加密密码已更改',
  'key.text.CLOUD_PASSWORD_CHANGED': '您的一个钱包有了新的云加密密码。旧密码不能再打开该钱包。',
  'key.advice.CLOUD_PASSWORD_CHANGED': '不是您本人？请用助记词重置该密码，并更改您的登录密码。',
  'key.subject.WALLET_DELETED': '一个钱包已删除',
  'key.text.WALLET_DELETED': '您的一个钱包已删除。您可以在 30 天内恢复它。此后您需要其助记词。',
  'key.advice.WALLET_DELETED': '您的币仍在区块链上。任何持有助记词的人仍可转移它们。',
  'key.subject.SEND_CODE_NOT_REQUIRED': '发送时不再需要验证码',
  'key.text.SEND_CODE_NOT_REQUIRED':
    '从您的一个 Billfold 钱包发出的交易不再需要验证器应用中的验证码。',
  'key.advice.SEND_CODE_NOT_REQUIRED': '不是您本人？请立即更改密码并退出所有其他会话。',

  'contact.subject': '有联系人更换了地址',
  'contact.text': '您的钱包“{wallet}”中的以下联系人现在使用另一个地址：',
  'contact.line': '{name}（{network}）：{address}',
  'contact.lineWithMemo': '{name}（{network}）：{address}，附言 {memo}',
  'contact.more': '以及另外 {count} 个。',
  'contact.notYou':
    '发送页面会标记它们 24 小时。不是您本人？请在付款前检查您的联系人，并保护您的账户：',
  'contact.added.subject': '您的钱包有新联系人',
  'contact.added.text':
    '您的钱包“{wallet}”添加了联系人。从 {time} 起，可以向其发送超过 {amount} USD：',
  'contact.added.notYou': '不是您本人？请在此之前删除这些联系人，并保护您的账户：',

  'transaction.open': '查看交易',
  'transaction.manage': '管理邮件通知：',
  'transaction.notifications': '通知',
  'transaction.notYou': '不是您本人？他人持有您的密钥。请立即将剩余资金转移到新钱包。',
  'transaction.fee': '网络手续费：最多 {fee}。',
  'transaction.sent.subject': '您发送了 {amount}',
  'transaction.sent': '您已将 {amount} 发送到 {address}。',
  'transaction.sent.several': '您已将 {amount} 发送到多个地址。',
  'transaction.elsewhere.subject': '{amount} 已从您的钱包转出',
  'transaction.elsewhere':
    '{amount} 已发送到 {address}。该交易不是在这里签名的：同一助记词正在别处使用。',
  'transaction.elsewhere.several':
    '{amount} 已发送到多个地址。该交易不是在这里签名的：同一助记词正在别处使用。',
  'transaction.received.subject': '您收到了 {amount}',
  'transaction.received': '您在 {address} 收到了 {amount}。',
  'transaction.received.several': '您在多个地址收到了 {amount}。',
  'transaction.received.wait': '{count, plural, other {再过 # 个区块即可使用。}}',
  'transaction.confirmed.subject.received': '已确认：收到 {amount}',
  'transaction.confirmed.received': '网络已确认您收到了 {amount}。',
  'transaction.confirmed.subject.sent': '已确认：发送 {amount}',
  'transaction.confirmed.sent': '网络已确认您发送了 {amount}。',

  'invitation.subject': '加入 Billfold 上的 {business}',
  'invitation.OWNER': '{inviter} 邀请您以所有者身份加入 {business}。',
  'invitation.ADMIN': '{inviter} 邀请您以管理员身份加入 {business}。',
  'invitation.DEVELOPER': '{inviter} 邀请您以开发者身份加入 {business}。',
  'invitation.ACCOUNTANT': '{inviter} 邀请您以会计身份加入 {business}。',
  'invitation.SUPPORT': '{inviter} 邀请您以客服身份加入 {business}。',
  'invitation.VIEWER': '{inviter} 邀请您以查看者身份加入 {business}。',
  'invitation.text': '请使用 {email} 登录或注册，然后接受邀请：',
  'invitation.open': '接受邀请',
  'invitation.expiry': '此链接只能使用一次，7 天后过期。不认识 {inviter}？请忽略此邮件。',

  'takeover.subject': '{business} 的收款将进入另一个钱包',
  'takeover.text': '{name} 已用自己的钱包接管 {business} 的收款。',
  'takeover.addresses': '客户已有的地址会继续受到监控。到达这些地址的资金留在原来的钱包中。',
  'takeover.notExpected': '没有预料到？请查看团队，并询问其他所有者。',
  'takeover.open': '打开团队',

  'watchKey.subject': '{business} 的 {asset} 收款将进入另一个钱包',
  'watchKey.chosen':
    '{name} 选择了另一个钱包的公钥。{business} 的新 {asset} 收款将到达该公钥的地址。',
  'watchKey.address': '第一个地址是 {address}。',
  'watchKey.removed':
    '{name} 移除了另一个钱包的公钥。{business} 的新 {asset} 收款将重新进入结算钱包。',

  'business.named': '{business} 选择了您的地址来接收此邮件。不想接收？请要求对方移除您的地址。',
  'business.manage': '选择您的商家接收哪些邮件：',
  'business.notifications': '通知',
  'business.order': '订单：{order}',

  'payment.completed.subject': '{price} 的收款已完成',
  'payment.completed': '{business} 收到了 {price}。此收款已最终确定。',
  'payment.marked_paid': '{business} 将一笔 {price} 的收款标记为已付款。收到的金额不会增加。',
  'payment.attention.subject': '{price} 的收款需要处理',
  'payment.attention': '{business} 的一笔 {price} 收款需要您处理。',
  'payment.underpaid': '客户付款不足：还差 {amount}。',
  'payment.overpaid': '客户多付了 {amount}。',
  'payment.late': '款项在付款时限之后到达。',
  'payment.wrong_asset': '收到了另一种资产。它不计入此收款。',
  'payment.multiple': '又收到一笔转账。',
  'payment.other_network':
    '有币在另一个网络上到了此收款的地址。它们不计入此收款，Billfold 也无法转移它们。',
  'payment.reorged': '网络撤销了一个区块。在收款再次确认之前请勿发货。',
  'payment.received': '已收到：{amount}',
  'payment.open': '打开收款',

  'unmatched.subject': '一笔 {amount} 的转账没有对应的收款',
  'unmatched.text': '{business} 收到了 {amount}。我们不知道它属于哪笔收款。',
  'unmatched.advice': '请将该转账分配给一笔收款，或予以退款。',
  'unmatched.open': '打开未匹配转账',

  'webhook.failing.subject': '{business} 的一个 Webhook 持续失败',
  'webhook.failing': '{url} 已有一个多小时没有接受任何事件。',
  'webhook.failing.retries': '我们会在大约三天内重试每个事件。请在此之前修复接收端。',
  'webhook.failing.end': '连续五天没有成功后，我们会关闭该 Webhook。',
  'webhook.disabled.subject': '{business} 的一个 Webhook 已关闭',
  'webhook.disabled.gone': '我们已停止向 {url} 发送事件。接收端返回了 410 Gone。',
  'webhook.disabled.silent': '我们已停止向 {url} 发送事件。五天内没有任何事件被接受。',
  'webhook.disabled.advice':
    '请修复接收端，重新开启该 Webhook，并重新发送错过的事件。这些事件保留 30 天。',
  'webhook.open': '打开 Webhook',

  'refund.confirmed.subject': '{amount} 的退款已确认',
  'refund.confirmed': '{business} 退还了 {amount}。网络已确认。',
  'refund.signature.subject': '{amount} 的退款需要签名',
  'refund.signature': '{business} 的一笔 {amount} 退款正在等待签名。',
  'refund.signature.again': '网络拒绝了 {business} 的一笔 {amount} 退款。请重新签名。',
  'refund.signature.owner': '只有结算钱包的所有者可以签名。',

  'settlement.signature.subject': '{amount} 的归集需要签名',
  'settlement.signature': '{business} 的一笔 {amount} 归集中有未签名的交易。',
  'settlement.open': '打开归集',
  'payout.signature.subject': '{amount} 的批量付款需要签名',
  'payout.signature': '{business} 的一笔 {amount} 批量付款中有未签名的交易。',
  'payout.open': '打开批量付款',
  'signature.owner': '只有结算钱包的所有者可以签名。',

  'gas.low.subject': '{business} 用于网络手续费的 {symbol} 不足',
  'gas.low': '{business} 用于网络手续费的余额为 {amount}。',
  'gas.low.covers':
    '{count, plural, =0 {不足以支付一次代币转账。} other {可支付 # 次代币转账。}}目前每次最高需要 {fee}。',
  'gas.low.advice': '请将 {symbol} 发送到 {address}。没有它，您的代币无法归集、退款或付款。',
  'dashboard.open': '打开仪表板',

  'digest.subject.DAILY': '{business} 在 {day} 的收款',
  'digest.subject.WEEKLY': '{business} 从 {from} 到 {to} 的收款',
  'digest.paid': '{count, plural, =0 {没有确认的收款。} other {已确认 # 笔收款：}}',
  'digest.refunded': '{count, plural, other {已确认 # 笔退款：}}',
  'digest.attention': '{count, plural, other {现有 # 笔收款需要处理。}}',
  'digest.unmatched': '{count, plural, other {有 # 笔转账没有对应的收款。}}',

  'report.subject': '您的报表已准备好',
  'report.subject.monthly': '您的月度报表已准备好',
  'report.text.PAYMENTS': '{from} 至 {to} 的收款报表已准备好。您可以在 30 天内下载：',
  'report.text.TRANSFERS': '{from} 至 {to} 的转账报表已准备好。您可以在 30 天内下载：',
  'report.text.REFUNDS': '{from} 至 {to} 的退款报表已准备好。您可以在 30 天内下载：',
  'report.text.SETTLEMENTS': '{from} 至 {to} 的归集报表已准备好。您可以在 30 天内下载：',
  'report.text.TAX': '{from} 至 {to} 的按月收入报表已准备好。您可以在 30 天内下载：',
  'report.open': '打开报表',

  'invoice.subject': '账单 {number}：{sum}',
  'invoice.text': '截至 {month}底已完成收款的费用为 {sum}。',
  'invoice.open': '支付账单',
  'invoice.earlier': '查看收款和以往账单：',
  'invoice.billing': '打开账单',

  'linkInvoice.subject': '{shop} 向您发送了账单：{sum}',
  'linkInvoice.text': '{shop} 请您支付 {sum}，用于 {title}。',
  'linkInvoice.number': '账单 {number}，开具方：{issuer}。',
  'linkInvoice.line': '{quantity} × {label}，单价 {price}',
  'linkInvoice.line.one': '{label}，{price}',
  'linkInvoice.due': '到期日：{day}。',
  'linkInvoice.note': '{shop} 的备注：{note}',
  'linkInvoice.test': '这是测试账单，无需支付真实资金。',
  'linkInvoice.how': '使用加密货币付款，步骤请见此页面：',
  'linkInvoice.stop': '不想收到这些邮件？停止接收 {shop} 的账单和提醒邮件：',
  'linkInvoice.stop.open': '停止邮件',
  'linkInvoice.reminder.subject': '提醒：{shop} 的账单，{sum}',
  'linkInvoice.reminder.before': '{shop} 的账单（{title}）将于 {day} 到期：{sum}。',
  'linkInvoice.reminder.today': '{shop} 的账单（{title}）今天到期：{sum}。',
  'linkInvoice.reminder.after': '{shop} 的账单（{title}）已于 {day} 到期：{sum}。尚未付款。',
  'linkInvoice.reminder.after.part':
    '{shop} 的账单（{title}）已于 {day} 到期：{sum}。尚未全额付清。',

  'commissions.subject': '{business} 的佣金：{sum}',
  'commissions.text': '{business} 向您的服务器推荐了商家，赚取了 {sum}。请通过此链接支付：',
  'commissions.open': '支付佣金',

  fact: '{label}：{value}',
  'fact.invoice': '账单',
  'fact.order': '订单',
  'fact.for': '用途',
  'fact.price': '价格',
  'fact.receipt': '收据',
  'fact.paid': '付款方式',
  'fact.marked': '商店已标记为已付清',
  'fact.over': '多付',
  'fact.transaction': '交易',
  'fact.id': '付款 ID',
  'fact.arrived': '已到账',
  'fact.date': '日期',
  'fact.address': '地址',
  'fact.memo': '附言',

  'receipt.subject': '{shop} 的收据 {number}',
  'receipt.text': '{shop} 已收到您的付款。',
  'receipt.marked': '{shop} 已将您的付款标记为已付清。',
  'receipt.line': '{quantity} × {label}',
  'receipt.test': '这是一笔测试付款。没有真实资金转移。',
  'receipt.open': '打开收据',
  'receipt.entered': '此邮箱地址是在收银台填写的。不是您本人？您可以忽略此邮件。',
  'customer.questions': '有问题？请写信至 {email}。',
  'customer.site': '有问题？请联系商家：{website}',
  'customer.none.ORDER': '有疑问？请在您下单的地方联系 {shop}，并提供此付款 ID。',
  'customer.none.LINK': '有疑问？请在您收到付款链接的地方联系 {shop}，并提供此付款 ID。',
  'customer.none.INVOICE': '有疑问？请在您收到账单的地方联系 {shop}，并提供此付款 ID。',
  'customer.page': '打开付款页面',

  'checkout.footer': '由 Billfold 提供收款服务',
  'checkout.send.partly.stuck': '剩余部分太少无法发送？{merchant} 可以接受已到账的部分或退还。',
  'checkout.paid.over': '您多发送了 {amount}。请要求 {merchant} 退还给您。',
  'checkout.paid.over.how':
    '之后 {merchant} 会给您一个链接，用于填写收款地址。可能会扣除网络手续费。',
  'checkout.paid.over.returned': '您多发送了 {amount}。{merchant} 已退还给您。',
  'checkout.paid.less': '到账金额比价格少 {amount}，{merchant} 予以接受。',
  'checkout.sentBack.WAITING_FOR_ADDRESS': '{merchant} 准备向您退还 {amount}，需要您钱包的地址。',
  'checkout.sentBack.unsent':
    '{merchant} 当时没有您的邮箱，无法发送链接：请索取链接，并提供下方的付款 ID。',
  'checkout.sentBack.SENT': '{amount} 正在退还给您。网络正在确认。',
  'checkout.expired.short': '仅到账部分金额',
  'checkout.expired.short.amount': '{amount} 及时到账。',
  'checkout.expired.short.value': '{price} 中及时到账 {value}（{amount}）。',
  'checkout.expired.short.text': '请勿再发送。{merchant} 可以接受或退还。',
  'checkout.send.asked': '{merchant} 现在请您补付余款：这笔付款已重新开放。',
  'checkout.expired.wrongAsset':
    '您的 {other} 在 {merchant} 那里，没有丢失，但这笔付款要求 {symbol}。再次付款前，请要求 {merchant} 接受或退还。',
  'checkoutHash.held.wrongAsset': '收到的是 {other}，而不是 {symbol}',
  'checkoutHash.held.wrongAsset.text':
    '您的 {other} 在 {merchant} 那里，没有丢失：{merchant} 可以接受或退还。请勿再次付款。',
  'checkout.late': '您的付款到账较晚',
  'checkout.late.text': '{amount} 在时间结束后到账。请勿再次付款。{merchant} 可以接受或退还。',
  'checkout.late.cancelled':
    '{amount} 在此付款取消后到账。请勿再次付款。{merchant} 可以接受或退还。',
  'checkout.invalid': '付款未成功',
  'checkout.invalid.text': '{merchant} 未接受这笔付款。请询问 {merchant} 如何处理。',
  'checkout.invalid.arrived': '付款未被接受',
  'checkout.invalid.arrived.text':
    '您的 {amount} 已到账，但 {merchant} 未将其接受为此订单的付款。再次付款前，请先联系 {merchant} 接受或退还。',
  'checkout.invalid.reorged':
    '网络未保留您的交易，因此此订单尚未付款。请检查您的钱包：币可能已返回，也可能会再次发送。再次付款前请先询问 {merchant}。',
  'checkoutHash.lost':
    '您的交易失败、被取消或被替换，因此没有任何款项到账。再次发送前，请检查您的钱包。',

  'back.link': '我们已通过邮件将填写链接发送给您。没有收到？请询问 {merchant}。',
  'back.WAITING_FOR_MERCHANT': '{merchant} 还需要向您退还 {amount}。',
  'problem.subject': '{shop}：{title}',
  'problem.OVERPAID': '到账金额多于价格',
  'problem.REST': '还差 {rest}',
  'problem.REST.asked': '请补付剩余的 {rest}',
  'problem.REST.send':
    '请在 {until} 之前再发送 {coins}。付款页面会显示发送到哪里。之后请勿发送：请询问 {merchant}。',
  'problem.REST.tooSmall': '缺少 {rest}',
  'problem.REST.tooSmall.text':
    '缺少的 {rest} 金额太小，不值得发送：网络手续费可能更高。请勿发送。',
  'problem.REST.tooSmall.shop':
    '{merchant} 已收到通知，可以接受已到账的部分或退还。付款页面会显示其决定。',
  'problem.LOST': '您的交易未到账',
  'problem.LOST.page': '付款页面会显示这笔付款是否仍可支付。',

  'claim.subject': '来自 {shop} 的退款',
  'claim.text': '{shop} 将退还 {amount}。',
  'claim.text.less': '{shop} 将退还 {amount}，其中会扣除网络手续费。',
  'claim.advice': '请告诉我们发送到哪里。款项不会自动退回您付款时使用的地址。',
  'claim.open': '输入地址',
  'claim.expiry': '此链接 30 天后过期。',
  'claimCode.subject': '来自 {shop} 的退款验证码',
  'claimCode.text': '您的验证码是 {code}。15 分钟后过期。',
  'claimCode.advice': '输入验证码后，{amount} 将发送到您的地址。切勿将其告诉任何人。',
  'claimCode.advice.less':
    '输入验证码后，{amount} 将在扣除网络手续费后发送到您的地址。切勿将其告诉任何人。',
  'refundSent.subject': '{shop} 已发送您的退款',
  'refundSent.text': '{shop} 已向您发送 {amount}。',
  'refundSent.text.less': '{shop} 已向您发送 {sent}：{amount}，减去网络手续费 {fee}。',
  'refundSent.arrival': '网络确认后即可到账。',
};
