import type { RefusalCatalogue } from './write-refusal.ts';

export const japanese: RefusalCatalogue = {
  // General
  'This did not work': 'うまくいきませんでした',
  '{text}': '{text}',
  'Not possible now': '現在は実行できません',
  'The network cannot be reached at the moment. Try again later.':
    '現在ネットワークに接続できません。しばらくしてからもう一度お試しください。',
  'Billfold cannot reach its data at the moment. Try again in a few seconds.':
    'Billfoldは現在データにアクセスできません。数秒後にもう一度お試しください。',
  'The request cannot be read.': 'リクエストを読み取れませんでした。',
  'Unknown error (ID: {id})': '不明なエラー（ID：{id}）',
  'Passwords and seed phrases are accepted only on the pages of this server.':
    'パスワードとシードフレーズは、このサーバーのページでのみ受け付けます。',
  'Too many requests from your network are still being sent. Try again in a few seconds.':
    'お使いのネットワークから送信中のリクエストが多すぎます。数秒後にもう一度お試しください。',
  'Still in progress': 'まだ処理中です',
  'The answer is gone': '応答が失われました',
  'The call was made, but its answer cannot be read any more. Look at its result.':
    '処理は実行されましたが、応答を読み取れません。結果をご確認ください。',
  'The last day is before the first one.': '最終日が初日より前です。',
  'Payments cannot be priced in {currency}.': '{currency}では決済の請求額を指定できません。',
  'This {englishThing} does not exist.': '存在しないか、すでに削除されています。',
  'Sign in to continue.': '続けるにはログインしてください。',
  'Check the highlighted fields': '強調表示された項目をご確認ください',
  'These settings were changed elsewhere. Reload to see them.':
    'この設定は別の場所で変更されました。再読み込みしてご確認ください。',
  'This is not an {network} address that can be paid.':
    '支払い可能な{network}アドレスではありません。',
  'This is not a {network} address that can be paid.':
    '支払い可能な{network}アドレスではありません。',
  'Too many attempts': '試行回数が多すぎます',
  'The body is larger than {count} KB.': 'リクエストが{count}KBを超えています。',
  'Invalid {fields}': '無効な項目：{fields}',
  '{field}: {ruleText}': '{field}：{ruleText}',
  'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.':
    '試行回数が多すぎます。{minutes, plural, other {#分}}後にもう一度お試しください。',
  // Titles: the words of a code
  'Account not empty': 'アカウントが空ではありません',
  'Address invalid': 'アドレスが無効です',
  'Amount below minimum': '最小額を下回っています',
  'Broadcast rejected': 'ネットワークに拒否されました',
  'Business archived': 'アーカイブ済みのビジネスです',
  Busy: '混み合っています',
  'Chain unavailable': 'ネットワークに接続できません',
  'Contact exists': '連絡先は登録済みです',
  'Email not verified': 'メールアドレスが未確認です',
  'Intent expired': '確認の有効期限切れ',
  Internal: '内部エラー',
  'Invalid credentials': 'ログイン情報が正しくありません',
  'Invitation expired': '招待の有効期限切れ',
  'Key required': 'パスワードが必要です',
  'Last owner': '唯一のオーナーです',
  'Not found': '見つかりません',
  'Not replaceable': '置き換えできません',
  'Permission denied': '権限がありません',
  'Rate unavailable': 'レートを取得できません',
  'Refund expired': '返金の有効期限切れ',
  'Seed mismatch': 'シードフレーズが違います',
  'Stale version': '変更されています',
  'Token expired': 'リンクの有効期限切れ',
  'Token invalid': '無効なリンクです',
  'Two factor invalid': '2段階認証コードが違います',
  'Two factor required': '2段階認証コードが必要です',
  Unauthorized: 'ログインしていません',
  Unavailable: '利用できません',
  'Validation failed': '入力内容をご確認ください',
  'Wallet has pending': '保留中の取引があります',
  'Wrong encryption key': '暗号化パスワードが違います',
  '2fa required for send': '送金にはコードが必要です',
  // Accounts
  'This wallet already has an account with this name':
    'このウォレットには同じ名前のアカウントがあります',
  'The prepared keys are used up. Enter the cloud encryption password to open more accounts.':
    '用意された鍵を使い切りました。アカウントを追加するには、クラウド暗号化パスワードを入力してください。',
  'This account holds funds or waits for a transaction. Move its funds first.':
    'このアカウントには資金が残っているか、取引を待っています。先に資金を移してください。',
  'This account has {count} unused addresses. Other wallets would not find funds on further ones. Use one of them first.':
    'このアカウントには未使用のアドレスが{count}個あります。これ以上増やすと、他のウォレットでは資金が見つかりません。先にそのいずれかを使ってください。',
  'Sending is paused': '送金は一時停止中です',
  "This account's balance differs from the network's. Try again once its open sends have ended.":
    'このアカウントの残高がネットワーク上の残高と一致しません。進行中の送金が終わってからもう一度お試しください。',
  // Affiliates
  'The code can be chosen only once.': 'コードを選べるのは一度だけです。',
  'Another business has this code. Choose another one.':
    'このコードは別のビジネスが使用しています。別のコードを選んでください。',
  'A payout starts at {amount} {currency}.': '支払いは{amount} {currency}から申請できます。',
  // Api keys
  'A business can have {count} API keys. Revoke one first.':
    'ビジネスごとのAPIキーは{count}個までです。先に1つ無効化してください。',
  'A business can have {count} saved items. Delete one first.':
    '保存できる商品はビジネスごとに{count}点までです。先に1点削除してください。',
  'This key was replaced already. Roll the key that took its place.':
    'このキーはすでに更新されています。代わりのキーを更新してください。',
  'Choose at least one scope': 'スコープを1つ以上選択してください',
  'A secret key has no origins: pages must never have it':
    'シークレットキーにオリジンは設定できません。ページに渡してはいけません',
  'A publishable key has no scopes': '公開可能キーにスコープはありません',
  'A publishable key is used by any browser, so it has no addresses':
    '公開可能キーはどのブラウザからも使われるため、IPアドレスは設定できません',
  'Add at least one origin': 'オリジンを1つ以上追加してください',
  '{origin} is not an https origin, such as https://shop.example':
    '{origin}はhttps://shop.exampleのようなhttpsのオリジンではありません',
  'Must be in the future': '未来の日時を指定してください',
  // Auth
  'A personal access token cannot do this. Sign in instead.':
    'パーソナルアクセストークンではこの操作はできません。ログインしてください。',
  'Email or password is incorrect.': 'メールアドレスまたはパスワードが正しくありません。',
  "The demo isn't available on this server.": 'このサーバーではデモを利用できません。',
  'Failed to verify email': 'メールアドレスを確認できませんでした',
  // Balance chart
  'History is kept in USD alone': '履歴はUSDでのみ保存されます',
  // Businesses
  'This invitation is for another email address. Sign in with that address.':
    'この招待は別のメールアドレス宛てです。そのアドレスでログインしてください。',
  'You can own 50 businesses. Archive one first.':
    '所有できるビジネスは50件までです。先に1件アーカイブしてください。',
  'You are the only owner of {business}. Make another member the owner, or archive it.':
    'あなたは{business}の唯一のオーナーです。別のメンバーをオーナーにするか、アーカイブしてください。',
  'This person is already a member': 'この人はすでにメンバーです',
  '50 invitations are open. Revoke one first.':
    '50件の招待が保留中です。先に1件取り消してください。',
  'Payments go to the wallet of this member. Another owner takes them over with a wallet first.':
    '決済はこのメンバーのウォレットに入金されています。先に別のオーナーが自分のウォレットで引き継ぐ必要があります。',
  'A business needs an owner. Make another member the owner first.':
    'ビジネスにはオーナーが必要です。先に別のメンバーをオーナーにしてください。',
  'This business is archived. Its records stay, and nothing in it can change.':
    'このビジネスはアーカイブされています。記録は残り、変更はできません。',
  'This server is a sandbox. Only test mode works here.':
    'このサーバーはサンドボックスです。テストモードのみ利用できます。',
  'Your role in this business does not allow this.':
    'このビジネスでのあなたの役割では許可されていません。',
  'This business admits members with two-factor authentication only. Turn it on.':
    'このビジネスでは2段階認証を使うメンバーのみ参加できます。2段階認証をオンにしてください。',
  'This business asks for a new sign-in. Sign out and sign in again.':
    'このビジネスでは再ログインが必要です。一度ログアウトしてログインし直してください。',
  'Turn on two-factor authentication for yourself first':
    '先にご自身の2段階認証をオンにしてください',
  'Must not be below the minimum price': '最低価格を下回ることはできません',
  'You are the owner already': 'すでにオーナーです',
  'This invitation was already accepted.': 'この招待はすでに承諾されています。',
  'This invitation was withdrawn. Ask for a new one.':
    'この招待は取り消されました。新しい招待を依頼してください。',
  'This invitation has expired. Ask for a new one.':
    'この招待は有効期限が切れています。新しい招待を依頼してください。',
  // Chains
  '{network} is not available on this server.': 'このサーバーでは{network}を利用できません。',
  // Checkout
  'These bytes are no transaction of this network.':
    'このバイト列はこのネットワークの取引ではありません。',
  'This transaction does not pay this payment.': 'この取引はこのお支払いに対応していません。',
  'Details are missing': '情報が不足しています',
  'Fill in what the business asks for first.': '先に事業者が求める情報を入力してください。',
  'This link has a price.': 'このリンクには金額が設定されています。',
  'Type an amount.': '金額を入力してください。',
  'Type {amount} or more.': '{amount}以上を入力してください。',
  'Type {amount} or less.': '{amount}以下を入力してください。',
  'This payment was cancelled': 'このお支払いはキャンセルされました',
  'Ask the business for a new payment.': '事業者に新しいお支払いを依頼してください。',
  'This payment is paid': 'このお支払いは完了しています',
  'Nothing more is to be paid.': 'お支払いは必要ありません。',
  'The time to pay has ended': 'お支払いの期限が過ぎました',
  'Ask for a new price on the checkout page.': '決済ページで新しい金額を取得してください。',
  'Nothing is chosen to pay with': '支払い方法が選択されていません',
  'Choose an asset on the checkout page first.': '先に決済ページで資産を選択してください。',
  'This is a test payment': 'これはテスト決済です',
  'No wallet can pay it. Simulate it in the dashboard or with a test key.':
    'ウォレットでは支払えません。ダッシュボードまたはテストキーでシミュレーションしてください。',
  'Type your email.': 'メールアドレスを入力してください。',
  'The business does not ask for this.': '事業者はこの情報を求めていません。',
  'This payment has an email': 'このお支払いにはメールアドレスが登録されています',
  'Ask the business to change the email of this payment.':
    'このお支払いのメールアドレスの変更を事業者に依頼してください。',
  '{label} is required.': '{label}は必須です。',
  '{label} must be an email.': '{label}はメールアドレスで入力してください。',
  '{label} must be one of the options.': '{label}は選択肢から選んでください。',
  '{label} must be true or false.': '{label}はオンかオフにしてください。',
  'It takes no more data.': 'これ以上の情報は受け付けていません。',
  // Contacts
  'You can have 1,000 contacts in all your wallets together. Delete some first.':
    '連絡先は全ウォレット合わせて1,000件までです。先にいくつか削除してください。',
  'The first line must be {columns}': '1行目は{columns}にしてください',
  'At most {count} contacts at once': '連絡先は一度に{count}件までです',
  "This isn't a valid contact.": '有効な連絡先ではありません。',
  'This address is already in your contacts.': 'このアドレスはすでに連絡先に登録されています。',
  // Customers
  'A customer has an email, a name or a company.':
    '顧客にはメールアドレス、名前、会社名のいずれかが必要です。',
  'Another customer has this email.': 'このメールアドレスは別の顧客が使用しています。',
  'There is no customer {id}.': '顧客{id}は存在しません。',
  'Name another customer to merge.': '統合する別の顧客を指定してください。',
  'At most {count} customers at once.': '顧客は一度に{count}件までです。',
  'The first line names the columns: {columns}. "{column}" is none of them.':
    '1行目には列名を指定します：{columns}。「{column}」は使えません。',
  'The first line names each column once: {columns}.':
    '1行目には各列を1回ずつ指定します：{columns}。',
  'A customer with payments stays. Erase the personal data instead.':
    '決済のある顧客は削除できません。代わりに個人データを消去してください。',
  'A customer with invoices stays. Erase the personal data instead.':
    '請求書のある顧客は削除できません。代わりに個人データを消去してください。',
  'A payment of this customer is open. Wait for its end, or cancel it.':
    'この顧客の決済が進行中です。終了を待つか、キャンセルしてください。',
  'A refund to this customer is open. Send it, or cancel it.':
    'この顧客への返金が進行中です。送金するか、キャンセルしてください。',
  'An invoice to this customer is open. Cancel it, and its schedule.':
    'この顧客への請求書が未処理です。請求書とそのスケジュールをキャンセルしてください。',
  'The data of this customer was erased.': 'この顧客のデータは消去されました。',
  'A refund to one of these customers is open. Send it, or cancel it.':
    'いずれかの顧客への返金が進行中です。送金するか、キャンセルしてください。',
  'One of these customers was merged or deleted meanwhile.':
    'いずれかの顧客はその間に統合または削除されました。',
  'The data of one of these customers was erased. It stays apart.':
    'いずれかの顧客のデータは消去されました。統合できません。',
  'This row has {count} cells instead of {needed}.':
    'この行のセルは{count}個です。{needed}個必要です。',
  'The column {column} is not valid.': '列{column}の値が無効です。',
  // Embed sessions
  'The token was made for another page.': 'このトークンは別のページ用に作成されたものです。',
  'The token of this page was given no scope for that.':
    'このページのトークンにはそのためのスコープがありません。',
  'Wallets of this server hold real money. Use a live key.':
    'このサーバーのウォレットには実際の資金があります。本番キーを使用してください。',
  'Add {origin} to a publishable key of the business first':
    '先に{origin}をビジネスの公開可能キーに追加してください',
  // External login
  'This sign-in is over or was begun elsewhere. Try again.':
    'このログインは終了したか、別の場所で開始されました。もう一度お試しください。',
  'Sign in with your password first, then connect {provider} in Account → Security.':
    '先にパスワードでログインし、「アカウント → セキュリティ」で{provider}を連携してください。',
  'Verify your email first.': '先にメールアドレスを確認してください。',
  'Set a password first: this is the only way to sign in.':
    '先にパスワードを設定してください。これが唯一のログイン方法です。',
  'This {provider} login is connected to another account, or you have connected another one.':
    'この{provider}ログインは別のアカウントに連携されているか、あなたが別のログインを連携しています。',
  'Verify your email at {provider} first.': '先に{provider}でメールアドレスを確認してください。',
  // Families
  'The fee has changed': '手数料が変わりました',
  'The fee or the balance changed after your review. Review the new numbers.':
    '確認後に手数料または残高が変わりました。新しい数値をご確認ください。',
  'gasLimit is a whole number from {minimum} to {maximum} for a transfer.':
    '送金のgasLimitは{minimum}から{maximum}までの整数です。',
  'Another transaction of this account went first. Review yours again.':
    'このアカウントの別の取引が先に処理されました。もう一度ご確認ください。',
  'Not enough funds': '資金が不足しています',
  'At most {amount} {symbol} can be sent at this fee.':
    'この手数料で送金できるのは{amount} {symbol}までです。',
  "You'd leave less than the network minimum. Send the maximum or less.":
    '残高がネットワークの最小額を下回ります。最大額以下で送金してください。',
  'This would leave too little for the account to exist. Send at most {amount} {symbol}, or everything.':
    '残高が少なすぎてアカウントを維持できません。{amount} {symbol}以下、または全額を送金してください。',
  'Nodes do not relay a transaction with a fee rate this low.':
    '手数料率が低すぎるため、ノードが取引を中継しません。',
  'This would take too many inputs for one transaction. Send a smaller amount.':
    '1つの取引に必要な入力が多すぎます。金額を減らして送金してください。',
  'Not enough for the network fee': 'ネットワーク手数料が不足しています',
  'You need about {amount} on this account to pay the network fee.':
    'ネットワーク手数料の支払いには、このアカウントに約{amount}が必要です。',
  'The amount must be at least the minimum required.': '金額は最小額以上にしてください。',
  'Minimum: {amount}.': '最小額：{amount}。',
  'This fee rate is more than ten times the high one.':
    'この手数料率は「高」の10倍を超えています。',
  'The funds of this account changed meanwhile. Review the payment again.':
    'このアカウントの資金がその間に変わりました。もう一度ご確認ください。',
  'This network has one fee for all: feeRate is Medium, feeRateValue null.':
    'このネットワークの手数料は一律です。feeRateはMedium、feeRateValueはnullにしてください。',
  'feeRateValue is sat per virtual byte with at most 3 decimals, for Custom only.':
    'feeRateValueは仮想バイトあたりのsatで小数点以下3桁まで、Customの場合のみ指定できます。',
  'This network does not know how to replace a transaction.':
    'このネットワークでは取引を置き換えられません。',
  'This transaction collects the funds of addresses. You can cancel it.':
    'この取引は複数のアドレスの資金を集約しています。取り消すことはできます。',
  'This transaction puts a contract on the network. You can cancel it.':
    'この取引はネットワークにコントラクトを配置します。取り消すことはできます。',
  'This transaction can no longer be replaced, or could never be.':
    'この取引はもう置き換えられないか、もともと置き換えられません。',
  'A later payment spends what this one left.': 'この取引の残りは後の送金で使われています。',
  "This transaction can't be sped up": 'この取引は早められません',
  'This transaction pays enough for the next blocks already.':
    'この取引の手数料は、次のブロックに入るのに十分です。',
  'This transaction is in a block already.': 'この取引はすでにブロックに入っています。',
  'The network no longer knows this transaction.': 'ネットワークにこの取引はもうありません。',
  'Another transaction spends this one already. Speed up that one instead.':
    '別の取引がこの資金をすでに使用しています。そちらを早めてください。',
  'What you received is too small to pay the fee.':
    '受け取った金額が少なすぎて、手数料を支払えません。',
  'Only incoming transactions can be sped up this way.':
    'この方法で早められるのは、受け取る取引だけです。',
  'Transactions on this network cannot be sped up this way.':
    'このネットワークの取引は、この方法では早められません。',
  // Identity providers
  '{provider} did not confirm this sign-in. Try again.':
    '{provider}がこのログインを確認しませんでした。もう一度お試しください。',
  '{provider} cannot be reached at the moment. Try again later.':
    '現在{provider}に接続できません。しばらくしてからもう一度お試しください。',
  'Signing in with {provider} is not set up here.':
    'ここでは{provider}でのログインは設定されていません。',
  // Link invoices
  'This schedule is over. Create a new one.':
    'このスケジュールは終了しています。新しく作成してください。',
  'An invoice has a price, or lines that make it.':
    '請求書には請求額、またはそれを構成する明細が必要です。',
  'Reminders count from a due date.': 'リマインダーは支払期限を基準に数えます。',
  'This day is over.': 'この日は過ぎています。',
  'The due date is before the invoice is sent.': '支払期限が請求書の送信日より前です。',
  'This customer has no email address.': 'この顧客にはメールアドレスがありません。',
  'The first day is over.': '初日が過ぎています。',
  'This invoice is cancelled.': 'この請求書はキャンセルされています。',
  'This invoice is paid, or is being paid.': 'この請求書は支払い済み、または支払い中です。',
  // Live
  'Too many windows wait for changes. Close some of them.':
    '変更を待っているウィンドウが多すぎます。いくつか閉じてください。',
  // Logos
  'Choose another picture': '別の画像を選択してください',
  'The file is empty. Choose another picture.': 'ファイルが空です。別の画像を選択してください。',
  'The file is no PNG, JPEG or WebP picture.': 'ファイルがPNG、JPEG、WebPの画像ではありません。',
  'The picture cannot be read. Save it again, or choose another one.':
    '画像を読み取れません。保存し直すか、別の画像を選択してください。',
  'The picture is animated. Choose one that stands still.':
    'アニメーション画像です。静止画を選択してください。',
  'The picture is larger than 512 kB. Choose a smaller one.':
    '画像が512kBを超えています。小さい画像を選択してください。',
  'The picture is wider or higher than 3,000 pixels. Choose a smaller one.':
    '画像の幅または高さが3,000ピクセルを超えています。小さい画像を選択してください。',
  // Passwords
  'Must have at least 10 characters': '10文字以上にしてください',
  'Must not contain your email': 'メールアドレスを含めないでください',
  'This password is too common': 'このパスワードはよく使われています',
  // Payment links
  'This link is closed': 'このリンクは終了しています',
  'The lines do not add up to the price.': '明細の合計が請求額と一致しません。',
  'A link with a price has no limits.': '金額が設定されたリンクに上限と下限はありません。',
  'The highest amount is below the lowest.': '上限額が下限額を下回っています。',
  'Not possible here': 'ここでは実行できません',
  'This link belongs to an invoice. Change or cancel the invoice instead.':
    'このリンクは請求書のものです。請求書を変更またはキャンセルしてください。',
  'The business has paused this link. Try again later.':
    '事業者がこのリンクを一時停止しています。しばらくしてからもう一度お試しください。',
  'This link has been paid as often as it may be.': 'このリンクは支払い可能な回数に達しました。',
  'The due date of this link is over. Ask the business for a new one.':
    'このリンクの支払期限が過ぎています。事業者に新しいリンクを依頼してください。',
  'The business has closed this link.': '事業者がこのリンクを終了しました。',
  // Payment requests
  'Ask for a new price on the checkout page, then open the link again.':
    '決済ページで新しい金額を取得し、リンクをもう一度開いてください。',
  'Ask the business for a new link.': '事業者に新しいリンクを依頼してください。',
  'Choose an asset, or do so on the checkout page and open the link again.':
    '資産を選択するか、決済ページで選択してからリンクをもう一度開いてください。',
  'Choose another one, or pay on the checkout page.':
    '別の資産を選択するか、決済ページで支払ってください。',
  'Do not pay. Ask the business for a new link.':
    '支払わないでください。事業者に新しいリンクを依頼してください。',
  'Fill them in on the checkout page, then open the link again.':
    '決済ページで入力し、リンクをもう一度開いてください。',
  'It is for a network or an asset that is not available here.':
    'ここでは利用できないネットワークまたは資産です。',
  'Nothing was signed. Open the link again to see what is asked for now.':
    '何も署名されていません。リンクをもう一度開き、現在の内容をご確認ください。',
  'Open the https link of a checkout page.': '決済ページのhttpsリンクを開いてください。',
  'Try again, or pay on its checkout page.':
    'もう一度お試しになるか、決済ページで支払ってください。',
  'The business asks for details': '事業者が情報を求めています',
  'This server cannot pay this request': 'このサーバーではこのリクエストに支払えません',
  'This asset cannot be chosen now': 'この資産は現在選択できません',
  'The request has changed': 'リクエストの内容が変わりました',
  'This link cannot be opened': 'このリンクは開けません',
  'The host has no such payment': 'ホストにその決済はありません',
  'The host does not answer': 'ホストが応答しません',
  'The host could not be verified': 'ホストを検証できませんでした',
  // Payments
  'Too many payments wait for this asset right now. Try again, or use another asset.':
    '現在この資産を待つ決済が多すぎます。もう一度お試しになるか、別の資産を使ってください。',
  'This business was settled before this server had test payments. Its owner confirms the settlement wallet once more in the settings.':
    'このビジネスは、このサーバーでテスト決済が始まる前に設定されました。オーナーが設定で精算ウォレットをもう一度確認する必要があります。',
  'This business is paid into public keys alone. Its owner chooses a settlement wallet to take test payments.':
    'このビジネスの決済は公開鍵だけに入ります。テスト決済を受け取るには、オーナーが精算ウォレットを選んでください。',
  'Say why the payment is invalid.': '決済が無効である理由を入力してください。',
  'Say how the payment was paid.': '決済がどのように支払われたかを入力してください。',
  'This payment cannot be paid in {asset} on {network}.':
    'この決済は{network}の{asset}では支払えません。',
  'Another asset': '別の資産です',
  'This payment never had a price in this asset, so the transfer cannot count.':
    'この決済にはこの資産での請求額がなかったため、入金を充当できません。',
  'There is no such customer.': 'その顧客は存在しません。',
  'There are no prices in {currency}.': '{currency}の価格はありません。',
  'There is no asset {asset}.': '資産{asset}は存在しません。',
  'Order id in use': '注文IDは使用中です',
  'Another payment of this order was opened meanwhile. Load the payments again.':
    'その間にこの注文の別の決済が開始されました。決済を再読み込みしてください。',
  'This business is suspended and takes no payments.':
    'このビジネスは停止されており、決済を受け付けていません。',
  'Choose the assets that the business accepts first.':
    '先にビジネスの取扱資産を選択してください。',
  'This payment cannot be paid in {asset}.': 'この決済は{asset}では支払えません。',
  'This price is too low or too high for every asset that can pay it.':
    'この請求額は、支払いに使えるどの資産でも低すぎるか高すぎます。',
  'There is no price of these assets right now. Try again in a minute.':
    '現在これらの資産の価格を取得できません。1分後にもう一度お試しください。',
  'Use an address on {hosts}, or allow its host in the developer settings.':
    '{hosts}のアドレスを使うか、開発者設定でホストを許可してください。',
  'Enter more than 0 {symbol}.': '0 {symbol}より大きい値を入力してください。',
  'Name an asset of the network {network}.': '{network}ネットワークの資産を指定してください。',
  'What can be replaced has no block yet.': '置き換え可能な取引はまだブロックに含まれていません。',
  'A contract pays coins of Ethereum or BSC alone.':
    'コントラクトが支払えるのはEthereumまたはBSCのコインだけです。',
  'A period has at most {count} days.': '期間は{count}日以内にしてください。',
  'Only an expired payment of which a part came can be asked again.':
    '残額を請求できるのは、一部が入金された期限切れの決済だけです。',
  'Only a payment for which nothing came can be cancelled.':
    'キャンセルできるのは、入金のない決済だけです。',
  'Only money that came too late or was too little can be accepted.':
    '受け入れられるのは、遅延または不足した入金だけです。',
  'Only a payment that is not final can be marked as invalid.':
    '無効にできるのは、確定していない決済だけです。',
  'Only a payment that is open or has ended can be marked as paid.':
    '支払い済みにできるのは、支払い待ちか終了した決済だけです。',
  'Its price has arrived. Accept it instead.':
    '価格分はすでに届いています。代わりに受け入れてください。',
  'Money of it goes back. Ask for a new payment instead.':
    'この決済の返金があります。代わりに新しい決済を依頼してください。',
  'A method can be chosen until money comes.': '支払い方法は入金があるまで選択できます。',
  'Already refunded': 'すでに返金済みです',
  'Already decided': 'すでに決定済みです',
  'A refund is open': '返金が進行中です',
  'Payment {id} has this order id. Cancel it, or use another order id.':
    '決済{id}がこの注文IDを使用しています。キャンセルするか、別の注文IDを使ってください。',
  'A price in {currency} has at most {count} decimals.':
    '{currency}の請求額は小数点以下{count}桁までです。',
  'A price is above zero.': '請求額は0より大きくしてください。',
  'A price is at most 1,000,000,000,000,000.': '請求額は1,000,000,000,000,000までです。',
  'Only an expired payment for which nothing came gets a new price.':
    '新しい金額を取得できるのは、入金のない期限切れの決済だけです。',
  'Nothing about it needs attention.': '対応が必要な事項はありません。',
  'Only test payments are simulated.': 'シミュレーションできるのはテスト決済だけです。',
  'Choose a method first.': '先に支払い方法を選択してください。',
  'This payment is {englishStatus}. {remedyText}': 'この決済の状態では実行できません。{remedyText}',
  'This transfer was refunded. Reload the list.':
    'この入金は返金済みです。一覧を再読み込みしてください。',
  'Another member has already decided about this transfer. Reload the list.':
    '別のメンバーがこの入金についてすでに決定しています。一覧を再読み込みしてください。',
  'A refund of this transfer is open. Cancel it first, or wait until it is confirmed.':
    'この入金の返金が進行中です。先にキャンセルするか、承認されるまでお待ちください。',
  // Payments accounts
  'List each asset only once': '各資産は1回だけ指定してください',
  'There is no asset {asset}': '資産{asset}は存在しません',
  'Only accounts on Ethereum and BNB Smart Chain are counted by their address.':
    'アドレスで数えるのは、EthereumとBNB Smart Chainのアカウントのみです。',
  'Only accounts on Bitcoin and Litecoin have a choice of address type.':
    'アドレスの種類を選べるのは、BitcoinとLitecoinのアカウントのみです。',
  '{asset} is no longer offered': '{asset}の取り扱いは終了しました',
  'You stay an owner with your own wallet': 'あなたは自分のウォレットでオーナーのままになります',
  'Payments arrive at a public key of another wallet on Bitcoin and Litecoin only.':
    '別のウォレットの公開鍵に入金できるのはBitcoinとLitecoinだけです。',
  'The first address is another one. Compare the addresses with your wallet again.':
    '最初のアドレスが異なります。ウォレットのアドレスともう一度比べてください。',
  'This key already receives elsewhere. Export an account that is for this shop alone.':
    'この鍵はすでに別の場所で受け取りに使われています。このショップ専用のアカウントを書き出してください。',
  'Try again in a moment.': 'しばらくしてからもう一度お試しください。',
  'Confirm the seed phrase of this wallet first: the business will be paid into it.':
    '先にこのウォレットのシードフレーズを確認してください。ビジネスの入金先になります。',
  'This business is paid into another wallet already.':
    'このビジネスはすでに別のウォレットに入金されています。',
  'Payments go to another wallet by now. Load the team again.':
    '決済の入金先は別のウォレットに変わっています。チームを再読み込みしてください。',
  'Choose the wallet that the business is paid into first.':
    '先にビジネスの入金先ウォレットを選択してください。',
  'Choose a public key of your own wallet first. Payments would go nowhere.':
    '先にご自身のウォレットの公開鍵を選んでください。このままでは決済の入金先がありません。',
  '{asset} takes the address mode {modesText}': '{asset}のアドレスモードは{modesText}です',
  'This is a private key or a seed phrase, and it was not stored. Move your funds if anyone else may have seen it, and paste the public key.':
    'これは秘密鍵またはシードフレーズです。保存はされていません。他の人に見られた可能性がある場合は資金を移し、公開鍵を貼り付けてください。',
  'Paste the extended public key or the output descriptor that your wallet exports.':
    'ウォレットが書き出す拡張公開鍵またはアウトプットディスクリプターを貼り付けてください。',
  'A character of this key is wrong or missing. Export it again.':
    'この鍵の文字に誤りまたは不足があります。もう一度書き出してください。',
  'This key belongs to another network. Export the one of this network.':
    'この鍵は別のネットワークのものです。このネットワークの鍵を書き出してください。',
  'This descriptor has no checksum. Export it with the eight characters after #.':
    'このディスクリプターにはチェックサムがありません。#の後の8文字を含めて書き出してください。',
  'The checksum of this descriptor does not match. Export the descriptor again.':
    'このディスクリプターのチェックサムが一致しません。ディスクリプターをもう一度書き出してください。',
  'Addresses behind a hardened step need the private key. Export the key of the account.':
    '強化導出の先にあるアドレスには秘密鍵が必要です。アカウントの鍵を書き出してください。',
  'Keys of several signers are not supported. Export an account with one key.':
    '複数の署名者の鍵には対応していません。鍵が1つのアカウントを書き出してください。',
  'Only descriptors of the forms pkh, sh(wpkh), wpkh and tr with one key are supported.':
    '対応しているディスクリプターは、鍵が1つのpkh、sh(wpkh)、wpkh、trの形式だけです。',
  'A descriptor must end its key with /0/* or /<0;1>/*.':
    'ディスクリプターの鍵は/0/*または/<0;1>/*で終わる必要があります。',
  'This is not the key of an account. Export the account, not the wallet or a branch.':
    'これはアカウントの鍵ではありません。ウォレットや枝ではなく、アカウントを書き出してください。',
  'The path in brackets does not belong to this key or this kind of address.':
    '角括弧内のパスが、この鍵またはこの種類のアドレスと一致しません。',
  'This key is of another kind of address than the chosen one.':
    'この鍵は選択した種類と異なるアドレス用です。',
  '{oneText} or {otherText}': '{oneText}または{otherText}',
  // Payouts
  'Check the lines': '行をご確認ください',
  'A quotation mark in this file is not closed.': 'このファイルの引用符が閉じられていません。',
  'This file has no lines to pay.': 'このファイルに支払う行がありません。',
  'Too many lines': '行が多すぎます',
  'This file has {count} lines. One payout on this network has at most {most}.':
    'このファイルには{count}行あります。このネットワークの一括送金は{most}行までです。',
  'This address belongs to your business.': 'このアドレスはあなたのビジネスのものです。',
  'A reference has at most {count} characters.': '参照番号は{count}文字までです。',
  'This line repeats line {line}. Accept duplicates to pay both.':
    'この行は{line}行目と重複しています。両方に支払うには重複を許可してください。',
  'Write the amount in digits with a point, such as 12.50.':
    '金額は12.50のように数字と小数点で入力してください。',
  '{symbol} has at most {count} decimals.': '{symbol}は小数点以下{count}桁までです。',
  'An amount is above zero.': '金額は0より大きくしてください。',
  'An amount is at least {amount} {symbol}.': '金額は{amount} {symbol}以上にしてください。',
  '{count, plural, one {# line} other {# lines}} cannot be paid. Line {line}: {problemText}':
    '{count, plural, other {#行}}は支払えません。{line}行目：{problemText}',
  'Send {amountsText} to your settlement account first. Nothing was sent.':
    '先に{amountsText}を精算アカウントに送ってください。何も送金されていません。',
  'Send {amountsText} to {address} first. Nothing was sent.':
    '先に{amountsText}を{address}に送ってください。何も送金されていません。',
  'This line has {count} cells instead of {needed}.':
    'この行のセルは{count}個です。{needed}個必要です。',
  'The first line names the columns, separated by commas: address, amount and, if you want, memo and reference.':
    '1行目にはカンマ区切りで列名を指定します：address、amount、必要に応じてmemoとreference。',
  'The settlement wallet changed.': '精算ウォレットが変更されました。',
  '{oneText} and {otherText}': '{oneText}と{otherText}',
  // Personal tokens
  'Must be in the future, at most a year from now': '未来の日時で、今日から1年以内にしてください',
  'There are {count} tokens already. Revoke one first.':
    'トークンはすでに{count}個あります。先に1つ無効化してください。',
  // Rates
  'Prices are unavailable right now. Try again later.':
    '現在価格を取得できません。しばらくしてからもう一度お試しください。',
  // Receipts
  'No email known': 'メールアドレスが登録されていません',
  'There is no email address for this payment. Print the receipt instead.':
    'この決済にはメールアドレスがありません。代わりに領収書を印刷してください。',
  'Only the receipt of a confirmed payment is sent.':
    '送信できるのは、承認済みの決済の領収書だけです。',
  // Refunds
  'No refund link was emailed. Ask the shop for it.':
    '返金用のリンクはメールで送られていません。ショップにお問い合わせください。',
  'Send it from your own wallet': 'ご自身のウォレットから送ってください',
  'This money is in your own wallet, whose keys are not here. Send {amount} to {address} from there, then record the transaction with the API.':
    'この資金はご自身のウォレットにあり、その鍵はここにありません。そこから{amount}を{address}に送り、APIで取引を記録してください。',
  'Less than its fee': '手数料を下回っています',
  'The network fee that the customer pays is higher than the refund.':
    '顧客が負担するネットワーク手数料が返金額を上回っています。',
  'There is no price of {symbol} now. Pay the network fee, or try again later.':
    '現在{symbol}の価格がありません。ネットワーク手数料を負担するか、しばらくしてからもう一度お試しください。',
  'Your refund needs no code, because the shop does not know your email address.':
    'ショップにあなたのメールアドレスが登録されていないため、この返金にコードは不要です。',
  'This code is wrong or has expired. Enter the newest code, or have a new one emailed.':
    'コードが正しくないか、有効期限が切れています。最新のコードを入力するか、新しいコードを送ってください。',
  'Collect the funds first': '先に資金を集約してください',
  'No single account of the business has enough {symbol} and the fee of this refund. Collect the funds of the payment addresses first.':
    'この返金と手数料に足りる{symbol}を単独で持つアカウントがありません。先に決済アドレスの資金を集約してください。',
  'This test payment was simulated. No money came that could go back.':
    'このテスト決済はシミュレーションです。返金できる入金はありません。',
  'Nothing to refund': '返金するものがありません',
  'More than came': '入金額を超えています',
  'At most {amount} {symbol} can go back.': '返金できるのは{amount} {symbol}までです。',
  'Not overpaid': '過払いではありません',
  'This payment received no {symbol} above its price.':
    'この決済には請求額を超える{symbol}の入金がありません。',
  'This payment has another refund. Name the amount instead.':
    'この支払いには別の返金があります。代わりに金額を指定してください。',
  'A refund cannot be priced in {currency}.': '{currency}では返金額を指定できません。',
  'A refund is above zero.': '返金額は0より大きくしてください。',
  'There is no price of {symbol} in {currency} now. Name the coins instead.':
    '現在{currency}での{symbol}の価格がありません。コインの数量を指定してください。',
  'A fee has at most 4 decimals.': '手数料は小数点以下4桁までです。',
  'A fee is below 100 %.': '手数料は100%未満にしてください。',
  'The settlement wallet has this money. Sign the refund instead.':
    'この資金は精算ウォレットにあります。代わりに返金に署名してください。',
  'This business used the key with an earlier settlement wallet, and its refunds belong to that one. Export another account.':
    'このビジネスは以前の精算ウォレットでこの鍵を使っており、その返金は以前のウォレットに属します。別のアカウントを書き出してください。',
  'A transaction is prepared for native SegWit keys only. Send the refund from your wallet, and record it.':
    '取引を準備できるのはネイティブSegWitの鍵だけです。ウォレットから返金を送り、記録してください。',
  'Too few coins': 'コインが足りません',
  'The addresses that payments got hold too little for this refund and its fee now. Send it from your wallet, and record it.':
    '支払いを受け取ったアドレスの残高が、この返金と手数料に足りません。ウォレットから送り、記録してください。',
  'Prepare the transaction of this refund first.': '先にこの返金の取引を準備してください。',
  'This is no partially signed transaction. Export it from your wallet again.':
    'これは部分署名済みの取引ではありません。ウォレットからもう一度書き出してください。',
  'This is another transaction than the one that was prepared. Nothing was sent.':
    'これは準備された取引とは別のものです。何も送られていません。',
  'A signature is missing. Sign the transaction with the wallet of this key.':
    '署名が足りません。この鍵のウォレットで取引に署名してください。',
  'A signature is not valid. Sign the prepared transaction again. Nothing was sent.':
    '署名が正しくありません。準備された取引にもう一度署名してください。何も送られていません。',
  'A reorganisation took back what the prepared transaction spends. Try again later.':
    '準備された取引が使うコインが再編成で取り消されました。後でもう一度お試しください。',
  'Your wallet has spent the coins of the prepared transaction. If it sent this refund, record that transaction.':
    '準備された取引のコインはウォレットで使われました。この返金を送った場合は、その取引を記録してください。',
  'A transaction that was prepared for your wallet can still pay this refund. Send that one, or spend its coins in your wallet first.':
    'ウォレット用に準備された取引が、まだこの返金を支払う可能性があります。その取引を送信するか、先にそのコインをウォレットで使ってください。',
  'A transaction that was prepared for an earlier refund can still be mined. Prepare this refund too: it spends the same coins, so that only one of both is paid.':
    '以前の返金のために準備された取引は、まだ承認される可能性があります。この返金も準備してください。同じコインを使うため、どちらか一方だけが支払われます。',
  'The network does not know this transaction.': 'ネットワークにこの取引がありません。',
  'This transaction has {depth} of {final} confirmations. Record it again later.':
    'この取引の承認数は{final}のうち{depth}です。後でもう一度記録してください。',
  'This transaction does not send {amount} {symbol} to {address} after the refund was created.':
    'この取引は、返金の作成後に{amount} {symbol}を{address}へ送っていません。',
  'Another refund to this address was recorded with this transaction.':
    'この取引では、このアドレスへの別の返金がすでに記録されています。',
  'This address cannot be paid on {network}.': '{network}ではこのアドレスに支払えません。',
  'This address receives payments to the business. Use one of the customer.':
    'このアドレスはビジネスへの決済を受け取っています。顧客のアドレスを使ってください。',
  'We cannot send to this address on {network}. Copy your address again from your wallet or exchange.':
    '{network}ではこのアドレスに送れません。ウォレットまたは取引所からアドレスをもう一度コピーしてください。',
  'This address belongs to the shop. Enter the address of your own wallet or exchange.':
    'これはショップのアドレスです。ご自分のウォレットまたは取引所のアドレスを入力してください。',
  'There are no comments on {network}. Leave the comment empty.':
    '{network}にコメントはありません。コメントは空のままにしてください。',
  'This comment cannot be sent on {network}. Copy it again, or shorten it.':
    'このコメントは{network}では送れません。もう一度コピーするか、短くしてください。',
  'Only a refund that is not signed can be cancelled.':
    'キャンセルできるのは、署名されていない返金だけです。',
  'This refund is {englishStatus}. {remedyText}': 'この返金の状態では実行できません。{remedyText}',
  'It went back with the refund of another transfer.': '別の入金の返金と一緒に返されました。',
  'What came can go back once it is confirmed, cancelled or expired.':
    '届いた資金は、決済が確定するか、キャンセルまたは期限切れになってから返金できます。',
  'A refund is possible once the money is confirmed.': '返金は、入金が承認されてから可能です。',
  'It counts for a payment. Refund that payment instead.':
    '決済に充当されています。その決済を返金してください。',
  'It is ignored. Reopen it first.': '無視されています。先に再開してください。',
  'Choose what goes back: {assetsText}.': '返金するものを選択してください：{assetsText}。',
  'No {englishAsset} came that could go back.': '返金できる入金がありません。',
  'The shop withdrew this refund. Ask the shop if you still expect it.':
    'ショップがこの返金を取り下げました。返金をお待ちの場合は、ショップにお問い合わせください。',
  'This link has expired. Ask the shop for a new one.':
    'このリンクは有効期限が切れています。ショップに新しいリンクを依頼してください。',
  'This refund already has an address. Not yours? Tell the shop before it sends the refund.':
    'この返金にはすでにアドレスがあります。ご自分のアドレスでない場合は、返金が送られる前にショップに知らせてください。',
  'Only a refund with an address that is not on its way can be signed.':
    '署名できるのは、アドレスがあり、まだ送金中でない返金だけです。',
  // Reports
  'Settlements are not priced in a currency.': '集約レポートには通貨を指定できません。',
  'A report has at most {count} days.': 'レポートは{count}日以内にしてください。',
  // Sandbox
  'A price is above zero, below a trillion, with at most 18 decimals.':
    '価格は0より大きく1兆未満、小数点以下18桁までです。',
  'The sandbox is mining. Wait a moment.':
    'サンドボックスはマイニング中です。しばらくお待ちください。',
  'Payments on {network} have no comment.': '{network}の支払いにはコメントがありません。',
  'Payments on {network} have no reference.': '{network}の支払いには参照番号がありません。',
  'The reference is not an address of {network}.': '参照番号が{network}のアドレスではありません。',
  'The faucet of this network pays {network} and its tokens only.':
    'このネットワークのフォーセットが支払うのは{network}とそのトークンだけです。',
  'Nothing was replaced. The network says: {reason}':
    '何も置き換えられていません。ネットワークの応答：{reason}',
  'The inputs of this transaction do not cover that fee. Offer less.':
    'この取引の入力ではその手数料をまかなえません。下げてください。',
  'A fee rate of {network} has at most {count} decimals.':
    '{network}の手数料率は小数点以下{count}桁までです。',
  'The faucet does not have that much. Request less.':
    'フォーセットにその額はありません。減らしてください。',
  'The network passes on {amount} {symbol} or more.':
    'ネットワークが中継するのは{amount} {symbol}以上です。',
  'The ledger does not have this many blocks above its first one.':
    '台帳には最初のブロックより上にそれだけのブロックがありません。',
  'The faucet has no coins left.': 'フォーセットのコインがなくなりました。',
  'This transaction is in a block. Undo the block first.':
    'この取引はブロックに含まれています。先にブロックを取り消してください。',
  'The faucet did not send this transaction: its key is not here.':
    'フォーセットはこの取引を送っていません。鍵がここにありません。',
  'On {network} nothing takes the place of what waits.':
    '{network}では待機中の取引を置き換えられません。',
  'This is not {englishName} address that can be paid this much.':
    'このアドレスにこの額は支払えません。',
  'On {network} nobody can imitate an address here.':
    '{network}ではここでアドレスを模倣できません。',
  'The network says: {reason}. Try again.':
    'ネットワークの応答：{reason}。もう一度お試しください。',
  '{network} has fixed fees, which do not rise.': '{network}の手数料は固定で、上がりません。',
  // Sends
  'There is no such token on {network}.': '{network}にそのトークンはありません。',
  'This server cannot send tokens on {network}.':
    'このサーバーでは{network}のトークンを送金できません。',
  'Enter the code from your authenticator app to send.':
    '送金するには認証アプリのコードを入力してください。',
  'This network has no gas': 'このネットワークにガスはありません',
  'This looks like the same payment again': '同じ送金が繰り返されているようです',
  'The network fee went up. Review the new fee.':
    'ネットワーク手数料が上がりました。新しい手数料をご確認ください。',
  'The fee is high': '手数料が高額です',
  'The fee is {fee}, and {usual} would be usual. Accept the fee to send.':
    '手数料は{fee}です。通常は{usual}程度です。送金するには手数料を承諾してください。',
  'Your review has expired. Review the transaction again.':
    '確認の有効期限が切れました。取引をもう一度ご確認ください。',
  'This review was already used. Review the next transaction separately.':
    'この確認はすでに使われました。次の取引は別に確認してください。',
  'This differs from what you reviewed. Nothing was signed.':
    '確認した内容と異なります。何も署名されていません。',
  'This review no longer exists. Review the transaction again.':
    'この確認はもう存在しません。取引をもう一度ご確認ください。',
  'The transaction is unreadable, not valid for the network, or not signed with the keys of this account. Nothing was sent.':
    '取引が読み取れないか、ネットワークで無効か、このアカウントの鍵で署名されていません。何も送金されていません。',
  'The network refused the transaction': 'ネットワークが取引を拒否しました',
  '{network} has no memos.': '{network}にコメントはありません。',
  'The memo is not valid text.': 'コメントが有効な文字列ではありません。',
  'A memo on {network} has at most {count} bytes.': '{network}のコメントは{count}バイトまでです。',
  'This asset has at most {count} decimals.': 'この資産は小数点以下{count}桁までです。',
  'This is not an amount.': '金額として正しくありません。',
  'Nothing was sent. The network says: no reason given':
    '何も送金されていません。ネットワークから理由は示されていません。',
  'Nothing was sent. The network says: {reason}':
    '何も送金されていません。ネットワークの応答：{reason}',
  // Step up
  'The password is incorrect.': 'パスワードが正しくありません。',
  'Confirm that it is you': 'ご本人であることを確認してください',
  'Enter your password.': 'パスワードを入力してください。',
  'Sign in again to continue. This needs a sign-in within the last 15 minutes.':
    '続けるにはもう一度ログインしてください。15分以内のログインが必要です。',
  'Enter a two-factor code.': '2段階認証コードを入力してください。',
  // Sweeps
  'Nothing to collect': '集約するものがありません',
  'No payment address has {symbol} that is worth its fee and free to move.':
    '手数料に見合う移動可能な{symbol}を持つ決済アドレスがありません。',
  'Payments on {network} arrive in the settlement account itself. Send {symbol} from there.':
    '{network}の決済は精算アカウントに直接入金されます。{symbol}はそこから送金してください。',
  'Not enough for the fees': '手数料が不足しています',
  'Send {amount} {symbol} to {address} first. It pays the network fees.':
    '先に{amount} {symbol}を{address}に送ってください。ネットワーク手数料の支払いに使われます。',
  'Another sweep moves these funds, or the settlement wallet changed.':
    '別の集約がこの資金を移動しているか、精算ウォレットが変更されました。',
  'A sweep moves the funds of this address. Try again when it is done.':
    'このアドレスの資金は集約中です。完了してからもう一度お試しください。',
  'Daily limit reached': '1日の上限に達しました',
  'You can send {limit} USD in 24 hours. {left} USD is left now.':
    '24時間に送金できるのは {limit} USD までです。現在の残りは {left} USD です。',
  'The price is not known now, and a rule of this server needs it. Try again later.':
    '現在価格が不明です。このサーバーのルールの確認に価格が必要です。しばらくしてからもう一度お試しください。',
  'New recipient': '新しい送金先',
  'More than {amount} USD can be sent only to contacts that you have had for {hours} h. Save this address as a contact first.':
    '{amount} USD を超える送金は、登録から {hours} 時間が経過した連絡先にのみ可能です。まずこのアドレスを連絡先に保存してください。',
  'You can send more than {amount} USD to this contact from {time} UTC.':
    'この連絡先へは {time} UTC から {amount} USD を超えて送金できます。',
  'These addresses cannot be collected together now.':
    'これらのアドレスは現在まとめて集約できません。',
  // Transfers out
  'The plan has expired': '計画の有効期限が切れました',
  'Fees may have changed. Make a new plan.':
    '手数料が変わった可能性があります。新しい計画を作成してください。',
  'The plan is outdated': '計画が古くなっています',
  'The fees are {fees}, and {usual} would be usual. Accept the fee to go on.':
    '手数料は{fees}です。通常は{usual}程度です。続けるには手数料を承諾してください。',
  'Not your wallet': 'あなたのウォレットではありません',
  'Only the owner of the settlement wallet can sign.':
    '署名できるのは精算ウォレットの所有者だけです。',
  'Another call sends this part. Look at its result.':
    'この部分は別の呼び出しが送信中です。結果をご確認ください。',
  'Earlier sends wait for a block. Sign the rest after it.':
    '前の送金がブロックを待っています。残りはその後に署名してください。',
  'The server signs one transaction for many addresses.':
    '多数のアドレスの1件の取引にはサーバーが署名します。',
  'The fees for these addresses are on their way. Sign the rest when they have arrived.':
    'これらのアドレスへの手数料は送金中です。残りは到着後に署名してください。',
  '{causeText} Make a new plan.': '{causeText}新しい計画を作成してください。',
  'Nothing is left to sign.': '署名するものは残っていません。',
  'It sends nothing any more.': 'これ以上は送金されません。',
  'This {englishThing} is {englishStatus}. {remedyText}':
    'この状態では実行できません。{remedyText}',
  // Two factor
  'Two-factor sign-in is off.': '2段階認証はオフです。',
  "That code isn't right.": 'コードが正しくありません。',
  'Begin with a new secret.': '新しいシークレットからやり直してください。',
  '2FA code is required to login': 'ログインには2段階認証コードが必要です',
  'Two-factor sign-in is on already. Turn it off first.':
    '2段階認証はすでにオンです。先にオフにしてください。',
  // User deletion
  'Delete your wallets first. Make sure that you have their seed phrases.':
    '先にウォレットを削除してください。シードフレーズが手元にあることをご確認ください。',
  'Payments to {business} go to public keys that you chose. Another owner takes them over with a wallet first, or archives the business.':
    '{business}への決済は、あなたが選んだ公開鍵に入ります。先に別のオーナーがウォレットで引き継ぐか、ビジネスをアーカイブしてください。',
  // Users
  'An account with this email already exists.':
    'このメールアドレスのアカウントはすでに存在します。',
  'This link is not valid or was already used. Request a new one.':
    'このリンクは無効か、すでに使用されています。新しいリンクをリクエストしてください。',
  'This link has expired. Request a new one.':
    'このリンクは有効期限が切れています。新しいリンクをリクエストしてください。',
  'An event is given twice': 'イベントが重複しています',
  'Emails about your password and two-factor sign-in are always on.':
    'パスワードと2段階認証に関するメールは常にオンです。',
  'Not a time zone': 'タイムゾーンではありません',
  'Not a language': '言語ではありません',
  // Vault
  'Billfold cannot sign at the moment. Try again in a few seconds.':
    'Billfoldは現在署名できません。数秒後にもう一度お試しください。',
  'The cloud encryption password is incorrect.': 'クラウド暗号化パスワードが正しくありません。',
  'This phrase belongs to a different wallet.': 'このフレーズは別のウォレットのものです。',
  'Too many requests at once. Try again in a few seconds.':
    '一度に多くのリクエストがありました。数秒後にもう一度お試しください。',
  'The amount is not the one that was reviewed. Nothing was signed.':
    '金額が確認したものと異なります。何も署名されていません。',
  'The asset is not the one that was reviewed. Nothing was signed.':
    '資産が確認したものと異なります。何も署名されていません。',
  'The fee is not the one that was reviewed. Nothing was signed.':
    '手数料が確認したものと異なります。何も署名されていません。',
  'The memo is not the one that was reviewed. Nothing was signed.':
    'コメントが確認したものと異なります。何も署名されていません。',
  'The network is not the one that was reviewed. Nothing was signed.':
    'ネットワークが確認したものと異なります。何も署名されていません。',
  'The recipient is not the one that was reviewed. Nothing was signed.':
    '送金先が確認したものと異なります。何も署名されていません。',
  // Wallets
  'Password is too weak': 'パスワードが弱すぎます',
  'Must differ from your sign-in password': 'ログイン用パスワードと異なるものにしてください',
  'Verify your email address before you create a wallet.':
    'ウォレットを作成する前にメールアドレスを確認してください。',
  'Choose an account that is in use and can hold the asset':
    '使用中で、この資産を保持できるアカウントを選択してください',
  'This is not the name of the wallet': 'ウォレットの名前と一致しません',
  'A transaction of this wallet is still pending. Delete the wallet once it is confirmed.':
    'このウォレットには保留中の取引があります。承認されてからウォレットを削除してください。',
  'This wallet was sealed differently. Load it again, or unlock it once with its password.':
    'このウォレットは別の方法で暗号化されています。再読み込みするか、一度パスワードでロックを解除してください。',
  'This proof does not belong to an evaluation of the last 15 minutes.':
    'この証明は過去15分以内の評価のものではありません。',
  'You have {count} wallets already. Wallets that you deleted count for 30 days.':
    'ウォレットはすでに{count}個あります。削除したウォレットも30日間は数に含まれます。',
  'Turn on two-factor sign-in first.': '先に2段階認証をオンにしてください。',
  'You already have a wallet with this name': '同じ名前のウォレットがあります',
  'Enter either the password or the seed phrase, not both.':
    'パスワードとシードフレーズのどちらか一方だけを入力してください。',
  'Enter the password or the seed phrase.': 'パスワードまたはシードフレーズを入力してください。',
  'List each account only once': '各アカウントは1回だけ指定してください',
  'This wallet receives the payments of {businesses}. Archive it in the business settings first, then delete the wallet.':
    'このウォレットは{businesses}の決済を受け取っています。先にビジネス設定でアーカイブしてから、ウォレットを削除してください。',
  'This wallet receives the payments of {businesses}. Archive them in the business settings first, then delete the wallet.':
    'このウォレットは{businesses}の決済を受け取っています。先に各ビジネスの設定でアーカイブしてから、ウォレットを削除してください。',
  'Customers of {businesses} may still pay into this wallet. You can delete it 30 days after the last of these payments has ended.':
    '{businesses}の顧客がまだこのウォレットに支払う可能性があります。最後の決済が終わってから30日後に削除できます。',
  'A seed phrase has 12, 15, 18, 21 or 24 words. This one has {count}.':
    'シードフレーズは12、15、18、21、24語のいずれかです。入力されたのは{count}語です。',
  'Not in the word list: word {positions}.': '単語リストにありません：{positions}番目の単語。',
  'Not in the word list: words {positions}.': '単語リストにありません：{positions}番目の単語。',
  'Every word is valid, but the phrase is not. Check the order.':
    'すべて有効な単語ですが、フレーズとして正しくありません。順序をご確認ください。',
  // Webhooks
  'A business can have {count} webhooks in each mode. Delete one first.':
    'ビジネスのWebhookは各モード{count}個までです。先に1つ削除してください。',
  'This webhook is turned off. Turn it on first.':
    'このWebhookはオフです。先にオンにしてください。',
  'The period has more than {count} events. Choose a shorter one.':
    'この期間のイベントは{count}件を超えています。期間を短くしてください。',
  'The body of this event is no longer kept. Load its payment instead.':
    'このイベントの内容はもう保存されていません。代わりに決済を読み込んでください。',
  'This is not a URL.': 'URLではありません。',
  'Use an https address.': 'httpsアドレスを使ってください。',
  'Leave the user name and password out.': 'ユーザー名とパスワードは含めないでください。',
  'Leave the part after # out.': '#以降は含めないでください。',
  'Use a host name instead of an IP address.': 'IPアドレスではなくホスト名を使ってください。',
  'This host name leads to a private network.':
    'このホスト名はプライベートネットワークにつながります。',
  'Use port 443, 8443 or one from 1024 on.': 'ポートは443、8443、または1024以上を使ってください。',
  'The host name does not resolve.': 'ホスト名を解決できません。',
  'The host resolves to {address}, which is not a public address.':
    'ホストの解決先は{address}で、公開アドレスではありません。',
  // Rules of fields
  'is not valid': '値が無効です。',
  'is required': '必須項目です。',
  'is not a known field': 'この項目は使用できません。',
  'must not be empty': '空にはできません。',
  'must be text': '文字列で入力してください。',
  'must be a number': '数値で入力してください。',
  'must be a whole number': '整数で入力してください。',
  'must be a whole number from 1 to {maximum}': '1から{maximum}までの整数で入力してください。',
  'must be true or false': 'trueまたはfalseで指定してください。',
  'must be one of {values}': '次のいずれかにしてください：{values}。',
  'must be at least {minimum}': '{minimum}以上にしてください。',
  'must be at most {maximum}': '{maximum}以下にしてください。',
  'must have at least {minimum} characters': '{minimum}文字以上にしてください。',
  'must have at most {maximum} characters': '{maximum}文字以下にしてください。',
  'must have at most 1 character': '1文字以下にしてください。',
  'must have at least 1 item': '1件以上にしてください。',
  'must have at least {minimum} items': '{minimum}件以上にしてください。',
  'must have at most 1 item': '1件以下にしてください。',
  'must have at most {maximum} items': '{maximum}件以下にしてください。',
  'must be an email address, such as ada@example.com':
    'ada@example.comのようなメールアドレスを入力してください。',
  'must be a URL': 'URLを入力してください。',
  'must be a time such as 22:00': '22:00のような時刻を入力してください。',
  'must be a date such as 2026-11-21, or a time such as 2026-11-21T08:00:00Z or 2026-11-21T10:00:00+02:00':
    '2026-11-21のような日付、または2026-11-21T08:00:00Zや2026-11-21T10:00:00+02:00のような日時を入力してください。',
  'must be a time such as 2026-11-21T08:00:00Z, or null if it never expires':
    '2026-11-21T08:00:00Zのような日時、または無期限の場合はnullを入力してください。',
  'must be a date with a time, such as 2026-11-21T08:00:00Z':
    '2026-11-21T08:00:00Zのような日時を入力してください。',
  'must be a date, such as 2026-11-21': '2026-11-21のような日付を入力してください。',
  'must be a time zone such as Europe/Berlin':
    'Europe/Berlinのようなタイムゾーンを入力してください。',
  'must be a country code of ISO 3166-1, such as DE':
    'DEのようなISO 3166-1の国コードを入力してください。',
  'must be a currency code of ISO 4217, such as USD':
    'USDのようなISO 4217の通貨コードを入力してください。',
  'must be a language tag of BCP 47, such as en or pt-BR':
    'enやpt-BRのようなBCP 47の言語タグを入力してください。',
  'must be a VAT number such as DE123456789': 'DE123456789のようなVAT番号を入力してください。',
  'must be an exact decimal in plain digits, such as 0.015':
    '0.015のような正確な小数を数字で入力してください。',
  'must be US dollars with two decimals at most, such as 12.50':
    '12.50のような小数点以下2桁までの米ドル額を入力してください。',
  'must be a whole number of gas': 'ガスの量を整数で入力してください。',
  'must be an address such as https://shop.example/terms':
    'https://shop.example/termsのようなアドレスを入力してください。',
  'must be an origin without a path, such as https://shop.example':
    'https://shop.exampleのような、パスのないオリジンを入力してください。',
  'must be an IP address or a network, such as 203.0.113.7 or 2001:db8::/32':
    '203.0.113.7や2001:db8::/32のようなIPアドレスまたはネットワークを入力してください。',
  'must not contain a semicolon': 'セミコロンは使えません。',
  'must not contain a null character or half of a surrogate pair':
    'ヌル文字や不完全なサロゲートペアは使えません。',
  'must be the hash of a transaction': '取引ハッシュを入力してください。',
};
