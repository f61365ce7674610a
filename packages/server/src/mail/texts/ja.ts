import type { MailTexts } from './en.ts';

export const japanese: MailTexts = {
  'subject.test': 'テスト：{subject}',
  'amount.on': '{network}の{amount}',
  'amount.worth': '{network}の{amount}（{value}）',
  'open.security': 'セキュリティ設定',

  'verify.subject': 'メールアドレスを確認してください',
  'verify.text': 'メールアドレスを確認するには、次のリンクを開いてください：',
  'verify.open': 'メールアドレスを確認',
  'verify.expiry':
    'このリンクは1回だけ使用でき、24時間で期限が切れます。Billfoldに登録した覚えがない場合は、このメールを無視してください。',

  'device.subject': 'Billfoldアカウントへの新しいログイン',
  'device.text': 'アカウントに新しいログインがありました：{device}',
  'device.unknown': '不明',
  'device.facts': '日時：{time}。IPアドレス：{ip}。',
  'device.notYou':
    'お心当たりがない場合は、今すぐパスワードを変更し、そのセッションをログアウトしてください：',

  'reset.subject': '新しいパスワードを設定してください',
  'reset.text': '新しいログイン用パスワードを設定するには、次のリンクを開いてください：',
  'reset.open': '新しいパスワードを設定',
  'reset.expiry':
    'このリンクは1回だけ使用でき、30分で期限が切れます。クラウド暗号化パスワードとシードフレーズは変わりません。依頼した覚えがない場合は、このメールを無視してください。',

  'password.subject': 'パスワードが変更されました',
  'password.text':
    'Billfoldアカウントのログイン用パスワードが変更されました。クラウド暗号化パスワードとシードフレーズは変わっていません。',
  'password.logins':
    '次の連携ログインでは引き続きログインできます：{logins}。見覚えのないものがあれば、セキュリティ設定で削除してください。',
  'password.notYou': 'お心当たりがない場合は、今すぐ新しいパスワードを設定してください：',

  'email.subject': 'メールアドレスが変更されました',
  'email.text':
    'Billfoldアカウントのメールアドレスが別のものに変わりました。このアドレスではログインできなくなりました。',
  'email.undo':
    'お心当たりがない場合は、変更を取り消してください。すべてのデバイスからログアウトされ、新しいパスワードを設定するリンクをメールでお送りします：',
  'email.open': 'メールアドレスの変更を取り消す',
  'email.expiry': 'このリンクは1回だけ使用でき、24時間で期限が切れます。',

  'secured.subject': 'アカウントを保護しました',
  'secured.text':
    'Billfoldアカウントへの次のアクセスを終了しました：{sessions, plural, other {他のセッション#件}}、{tokens, plural, other {パーソナルアクセストークン#件}}、{devices, plural, other {信頼済みデバイス#台}}、{logins, plural, other {連携ログイン#件}}。アドレスの確認やパスワードの設定のためにお送りしたリンクは使用できなくなりました。',
  'secured.kept': '{provider}のログインは、ログインする唯一の方法であるため、連携されたままです。',
  'secured.notYou':
    'お心当たりがない場合、または他の人がパスワードを知っている可能性がある場合は、今すぐ新しいパスワードを設定してください：',

  'twoFactor.subject.enabled': '2段階認証がオンになりました',
  'twoFactor.text.enabled':
    'Billfoldアカウントへのログインに、認証アプリのコードが必要になりました。他のすべてのセッションをログアウトし、すべてのパーソナルアクセストークンを無効化しました。',
  'twoFactor.subject.disabled': '2段階認証がオフになりました',
  'twoFactor.text.disabled': 'Billfoldアカウントへのログインに、コードは不要になりました。',
  'twoFactor.subject.codes-renewed': 'リカバリーコードが置き換えられました',
  'twoFactor.text.codes-renewed':
    'Billfoldアカウントのリカバリーコードが新しくなりました。以前のコードは使用できません。',
  'twoFactor.subject.recovery-code-used': 'リカバリーコードが使用されました',
  'twoFactor.text.recovery-code-used':
    '認証アプリのコードの代わりに、リカバリーコードが使用されました。このコードはもう使用できません。',
  'twoFactor.notYou':
    'お心当たりがない場合は、今すぐパスワードを変更し、他のすべてのセッションをログアウトしてください：',

  'token.subject': 'パーソナルアクセストークンが作成されました',
  'token.text.READ':
    'Billfoldアカウントに新しいパーソナルアクセストークンが作成されました。これを持つ人は誰でも、{day}までウォレットの内容を読み取れます。コインの送金や連絡先の変更はできません。',
  'token.text.FULL':
    'Billfoldアカウントに新しいパーソナルアクセストークンが作成されました。これを持つ人は誰でも、{day}までウォレットの内容を読み取り、メモやラベルなどパスワードが不要なものを変更できます。コインの送金や連絡先の変更はできません。',
  'token.notYou':
    'お心当たりがない場合は、今すぐトークンを無効化し、パスワードを変更してください：',

  'identity.subject.connected': '{provider}が連携されました',
  'identity.text.connected': '{provider}でBillfoldアカウントにログインできるようになりました。',
  'identity.subject.disconnected': '{provider}の連携が解除されました',
  'identity.text.disconnected': '{provider}ではBillfoldアカウントにログインできなくなりました。',
  'identity.notYou':
    'お心当たりがない場合は、今すぐパスワードを変更し、連携ログインを確認してください：',

  'export.subject': 'データの準備ができました',
  'export.text': 'データの書き出しが完了しました。7日間ダウンロードできます：',
  'export.open': 'データをダウンロード',
  'export.notYou':
    '依頼した覚えがない場合は、今すぐパスワードを変更し、他のすべてのセッションをログアウトしてください。',

  'deleted.subject': 'Billfoldアカウントが削除されました',
  'deleted.text': 'このアカウントにはログインできなくなりました。データは30日後に消去されます。',
  'deleted.coins':
    'コインはブロックチェーン上に残ります。シードフレーズを持つ人は誰でも動かせます。',

  'key.subject.SEED_REVEALED': 'シードフレーズが表示されました',
  'key.text.SEED_REVEALED':
    'ウォレットの1つのシードフレーズが、そのクラウド暗号化パスワードで表示されました。',
  'key.advice.SEED_REVEALED':
    'お心当たりがない場合は、今すぐ資金を新しいウォレットに移し、パスワードを変更してください。',
  'key.subject.CLOUD_PASSWORD_RESET': 'クラウド暗号化パスワードが再設定されました',
  'key.text.CLOUD_PASSWORD_RESET':
    'ウォレットの1つのクラウド暗号化パスワードが、そのシードフレーズで再設定されました。他のすべてのデバイスからログアウトされました。',
  'key.advice.CLOUD_PASSWORD_RESET':
    'お心当たりがない場合は、他の人がシードフレーズを持っています。今すぐ資金を新しいウォレットに移してください。',
  'key.subject.CLOUD_PASSWORD_CHANGED': 'クラウド暗号化パスワードが変更されました',
  'key.text.CLOUD_PASSWORD_CHANGED':
    'ウォレットの1つのクラウド暗号化パスワードが新しくなりました。以前のパスワードでは開けません。',
  'key.advice.CLOUD_PASSWORD_CHANGED':
    'お心当たりがない場合は、シードフレーズでパスワードを再設定し、ログイン用パスワードを変更してください。',
  'key.subject.WALLET_DELETED': 'ウォレットが削除されました',
  'key.text.WALLET_DELETED':
    'ウォレットの1つが削除されました。30日間は復元できます。その後はシードフレーズが必要です。',
  'key.advice.WALLET_DELETED':
    'コインはブロックチェーン上に残ります。シードフレーズを持つ人は誰でも動かせます。',
  'key.subject.SEND_CODE_NOT_REQUIRED': '送金にコードが不要になりました',
  'key.text.SEND_CODE_NOT_REQUIRED':
    'Billfoldウォレットの1つからの取引に、認証アプリのコードは不要になりました。',
  'key.advice.SEND_CODE_NOT_REQUIRED':
    'お心当たりがない場合は、今すぐパスワードを変更し、他のすべてのセッションをログアウトしてください。',

  'contact.subject': '連絡先のアドレスが変わりました',
  'contact.text': 'ウォレット「{wallet}」の次の連絡先のアドレスが変わりました：',
  'contact.line': '{name}（{network}）：{address}',
  'contact.lineWithMemo': '{name}（{network}）：{address}、コメント{memo}',
  'contact.more': 'ほか{count}件。',
  'contact.notYou':
    '送金画面では24時間、これらに印が付きます。お心当たりがない場合は、支払う前に連絡先を確認し、アカウントを保護してください：',
  'contact.added.subject': 'ウォレットに新しい連絡先があります',
  'contact.added.text':
    'ウォレット「{wallet}」に連絡先が追加されました。{time} から {amount} USD を超えて送金できるようになります：',
  'contact.added.notYou':
    'お心当たりがない場合は、それまでに削除し、アカウントを保護してください：',

  'transaction.open': '取引を表示',
  'transaction.manage': 'メール通知を管理：',
  'transaction.notifications': '通知',
  'transaction.notYou':
    'お心当たりがない場合は、他の人があなたの鍵を持っています。今すぐ残りの資金を新しいウォレットに移してください。',
  'transaction.fee': 'ネットワーク手数料：最大{fee}。',
  'transaction.sent.subject': '{amount}を送金しました',
  'transaction.sent': '{amount}を{address}に送金しました。',
  'transaction.sent.several': '{amount}を複数のアドレスに送金しました。',
  'transaction.elsewhere.subject': 'ウォレットから{amount}が送金されました',
  'transaction.elsewhere':
    '{amount}が{address}に送金されました。ここで署名されたものではありません。同じシードフレーズが別の場所で使用されています。',
  'transaction.elsewhere.several':
    '{amount}が複数のアドレスに送金されました。ここで署名されたものではありません。同じシードフレーズが別の場所で使用されています。',
  'transaction.received.subject': '{amount}を受け取りました',
  'transaction.received': '{amount}を{address}で受け取りました。',
  'transaction.received.several': '{amount}を複数のアドレスで受け取りました。',
  'transaction.received.wait': '{count, plural, other {あと#ブロックで使用できるようになります。}}',
  'transaction.confirmed.subject.received': '承認済み：{amount}の受取',
  'transaction.confirmed.received': '{amount}の受取がネットワークで承認されました。',
  'transaction.confirmed.subject.sent': '承認済み：{amount}の送金',
  'transaction.confirmed.sent': '{amount}の送金がネットワークで承認されました。',

  'invitation.subject': 'Billfoldで{business}に参加してください',
  'invitation.OWNER': '{inviter}さんから、{business}にオーナーとして招待されました。',
  'invitation.ADMIN': '{inviter}さんから、{business}に管理者として招待されました。',
  'invitation.DEVELOPER': '{inviter}さんから、{business}に開発者として招待されました。',
  'invitation.ACCOUNTANT': '{inviter}さんから、{business}に経理として招待されました。',
  'invitation.SUPPORT': '{inviter}さんから、{business}にサポートとして招待されました。',
  'invitation.VIEWER': '{inviter}さんから、{business}に閲覧者として招待されました。',
  'invitation.text': '{email}でログインするか、このアドレスで登録して、招待を承諾してください：',
  'invitation.open': '招待を承諾',
  'invitation.expiry':
    'このリンクは1回だけ使用でき、7日で期限が切れます。{inviter}さんをご存じない場合は、このメールを無視してください。',

  'takeover.subject': '{business}への決済が別のウォレットに入ります',
  'takeover.text': '{name}さんが自分のウォレットで{business}への決済を引き継ぎました。',
  'takeover.addresses':
    '顧客がすでに持っているアドレスは引き続き監視されます。そこに届いた資金は以前のウォレットに残ります。',
  'takeover.notExpected':
    '予期していなかった場合は、チームを確認し、他のオーナーに問い合わせてください。',
  'takeover.open': 'チームを開く',

  'watchKey.subject': '{business}への{asset}決済が別のウォレットに入ります',
  'watchKey.chosen':
    '{name}さんが別のウォレットの公開鍵を選びました。{business}への新しい{asset}決済は、その鍵のアドレスに届きます。',
  'watchKey.address': '最初のアドレスは{address}です。',
  'watchKey.removed':
    '{name}さんが別のウォレットの公開鍵を削除しました。{business}への新しい{asset}決済は、再び精算ウォレットに届きます。',

  'business.named':
    '{business}がこのメールの宛先にあなたのアドレスを選びました。受け取りたくない場合は、アドレスの削除を依頼してください。',
  'business.manage': 'ビジネスが受け取るメールを選択：',
  'business.notifications': '通知',
  'business.order': '注文：{order}',

  'payment.completed.subject': '{price}の決済が完了しました',
  'payment.completed': '{business}が{price}を受け取りました。この決済は確定しています。',
  'payment.marked_paid': '{business}が{price}の決済を支払い済みにしました。受取額は増えません。',
  'payment.attention.subject': '{price}の決済に対応が必要です',
  'payment.attention': '{business}への{price}の決済に対応が必要です。',
  'payment.underpaid': '顧客の支払いが不足しています：{amount}足りません。',
  'payment.overpaid': '顧客が{amount}多く支払いました。',
  'payment.late': '支払い期限の後に入金がありました。',
  'payment.wrong_asset': '別の資産が入金されました。この決済には数えられません。',
  'payment.multiple': '別の入金がありました。',
  'payment.other_network':
    'この決済のアドレスに、別のネットワークで入金がありました。決済には数えられず、Billfoldでは動かせません。',
  'payment.reorged':
    'ネットワークがブロックを取り消しました。決済が再び承認されるまで発送しないでください。',
  'payment.received': '受取：{amount}',
  'payment.open': '決済を開く',

  'unmatched.subject': '{amount}の入金に対応する決済がありません',
  'unmatched.text': '{business}が{amount}を受け取りました。どの決済のものか不明です。',
  'unmatched.advice': 'この入金を決済に割り当てるか、返金してください。',
  'unmatched.open': '未照合の入金を開く',

  'webhook.failing.subject': '{business}のWebhookが失敗しています',
  'webhook.failing': '{url}は1時間以上、イベントを1件も受け付けていません。',
  'webhook.failing.retries':
    '各イベントを約3日間再試行します。それまでに受信側を修復してください。',
  'webhook.failing.end': '5日間成功しない場合は、Webhookをオフにします。',
  'webhook.disabled.subject': '{business}のWebhookがオフになりました',
  'webhook.disabled.gone':
    '{url}へのイベントの送信を停止しました。受信側が410 Goneと応答しました。',
  'webhook.disabled.silent':
    '{url}へのイベントの送信を停止しました。5日間、何も受け付けられませんでした。',
  'webhook.disabled.advice':
    '受信側を修復し、Webhookを再びオンにして、届かなかったイベントを再送してください。イベントは30日間保管されます。',
  'webhook.open': 'Webhookを開く',

  'refund.confirmed.subject': '{amount}の返金が承認されました',
  'refund.confirmed': '{business}が{amount}を返金しました。ネットワークで承認されています。',
  'refund.signature.subject': '{amount}の返金に署名が必要です',
  'refund.signature': '{business}による{amount}の返金が署名を待っています。',
  'refund.signature.again':
    '{business}による{amount}の返金がネットワークに拒否されました。もう一度署名してください。',
  'refund.signature.owner': '署名できるのは、決済が入るウォレットの所有者だけです。',

  'settlement.signature.subject': '{amount}の集約に署名が必要です',
  'settlement.signature': '{business}による{amount}の集約に、未署名の取引があります。',
  'settlement.open': '集約を開く',
  'payout.signature.subject': '{amount}の一括送金に署名が必要です',
  'payout.signature': '{business}による{amount}の一括送金に、未署名の取引があります。',
  'payout.open': '一括送金を開く',
  'signature.owner': '署名できるのは、決済が入るウォレットの所有者だけです。',

  'gas.low.subject': '{business}のネットワーク手数料用の{symbol}が少なくなっています',
  'gas.low': '{business}のネットワーク手数料用の残高は{amount}です。',
  'gas.low.covers':
    '{count, plural, =0 {トークンを1回も送金できません。} other {トークンをあと#回送金できます。}}現在の手数料は1回あたり最大{fee}です。',
  'gas.low.advice':
    '{address}に{symbol}を送金してください。不足するとトークンの集約、返金、一括送金ができません。',
  'dashboard.open': 'ダッシュボードを開く',

  'digest.subject.DAILY': '{day}の{business}への決済',
  'digest.subject.WEEKLY': '{from}から{to}までの{business}への決済',
  'digest.paid':
    '{count, plural, =0 {承認された決済はありません。} other {#件の決済が承認されました：}}',
  'digest.refunded': '{count, plural, other {#件の返金が承認されました：}}',
  'digest.attention': '{count, plural, other {#件の決済に対応が必要です。}}',
  'digest.unmatched': '{count, plural, other {#件の入金に対応する決済がありません。}}',

  'report.subject': 'レポートの準備ができました',
  'report.subject.monthly': '月次レポートの準備ができました',
  'report.text.PAYMENTS':
    '{from}から{to}までの決済レポートの準備ができました。30日間ダウンロードできます：',
  'report.text.TRANSFERS':
    '{from}から{to}までの入金レポートの準備ができました。30日間ダウンロードできます：',
  'report.text.REFUNDS':
    '{from}から{to}までの返金レポートの準備ができました。30日間ダウンロードできます：',
  'report.text.SETTLEMENTS':
    '{from}から{to}までの集約レポートの準備ができました。30日間ダウンロードできます：',
  'report.text.TAX':
    '{from}から{to}までの月別収入レポートの準備ができました。30日間ダウンロードできます：',
  'report.open': 'レポートを開く',

  'invoice.subject': '請求書{number}：{sum}',
  'invoice.text': '{month}末までに完了した決済の手数料は{sum}です。',
  'invoice.open': '請求書を支払う',
  'invoice.earlier': '決済と過去の請求書を確認：',
  'invoice.billing': '請求を開く',

  'linkInvoice.subject': '{shop}から請求書が届きました：{sum}',
  'linkInvoice.text': '{shop}が{title}の代金{sum}のお支払いをお願いしています。',
  'linkInvoice.number': '請求書{number}（発行者：{issuer}）',
  'linkInvoice.line': '{label} × {quantity}（単価{price}）',
  'linkInvoice.line.one': '{label}（{price}）',
  'linkInvoice.due': 'お支払い期限：{day}',
  'linkInvoice.note': '{shop}からのメモ：{note}',
  'linkInvoice.test': 'これはテスト用の請求書です。実際のお金は必要ありません。',
  'linkInvoice.how': 'お支払いは暗号資産で行います。手順はこちらのページをご覧ください：',
  'linkInvoice.stop':
    'このメールが不要な場合は、{shop}からの請求書とリマインダーのメールを停止できます：',
  'linkInvoice.stop.open': 'メールを停止',
  'linkInvoice.reminder.subject': 'リマインダー：{shop}からの請求書、{sum}',
  'linkInvoice.reminder.before': '{shop}からの{title}の請求書（{sum}）のお支払い期限は{day}です。',
  'linkInvoice.reminder.today': '{shop}からの{title}の請求書（{sum}）のお支払い期限は本日です。',
  'linkInvoice.reminder.after':
    '{shop}からの{title}の請求書（{sum}）のお支払い期限は{day}でした。まだお支払いを確認できていません。',
  'linkInvoice.reminder.after.part':
    '{shop}からの{title}の請求書（{sum}）のお支払い期限は{day}でした。まだ全額のお支払いを確認できていません。',

  'commissions.subject': '{business}の報酬：{sum}',
  'commissions.text':
    '{business}があなたのサーバーにビジネスを紹介し、{sum}を獲得しました。次のリンクからお支払いください：',
  'commissions.open': '報酬を支払う',

  fact: '{label}：{value}',
  'fact.invoice': '請求書',
  'fact.order': '注文',
  'fact.for': '内容',
  'fact.price': '価格',
  'fact.receipt': '領収書',
  'fact.paid': 'お支払い方法',
  'fact.marked': 'ショップが支払い済みに変更',
  'fact.over': '過払い',
  'fact.transaction': '取引',
  'fact.id': 'お支払いID',
  'fact.arrived': '到着',
  'fact.date': '日付',
  'fact.address': 'アドレス',
  'fact.memo': 'コメント',

  'receipt.subject': '{shop}の領収書{number}',
  'receipt.text': '{shop}がお支払いを受け取りました。',
  'receipt.marked': '{shop}がお支払いを支払い済みにしました。',
  'receipt.line': '{quantity} × {label}',
  'receipt.test': 'これはテストのお支払いです。実際のお金は動いていません。',
  'receipt.open': '領収書を開く',
  'receipt.entered':
    'このアドレスはお支払いページで入力されました。お心当たりがない場合は、このメールを無視してください。',
  'customer.questions': 'ご質問は{email}までお問い合わせください。',
  'customer.site': 'ご質問はショップまで：{website}',
  'customer.none.ORDER': 'ご質問は、注文した場所で{shop}に連絡し、このお支払いIDを伝えてください。',
  'customer.none.LINK':
    'ご質問は、支払いリンクを受け取った場所で{shop}に連絡し、このお支払いIDを伝えてください。',
  'customer.none.INVOICE':
    'ご質問は、請求書を受け取った場所で{shop}に連絡し、このお支払いIDを伝えてください。',
  'customer.page': 'お支払いページを開く',

  'checkout.amount': '金額',
  'checkout.footer': '決済：Billfold',
  'checkout.send.partly.stuck':
    '残額が少なすぎて送れませんか？{merchant}は届いた分を受け入れるか、返送できます。',
  'checkout.paid.over': '{amount}多く送金されています。{merchant}に返送を依頼してください。',
  'checkout.paid.over.how':
    'その後、{merchant}から受取アドレスを入力するリンクが届きます。ネットワーク手数料が差し引かれることがあります。',
  'checkout.paid.over.returned': '{amount}多く送金されましたが、{merchant}が返送しました。',
  'checkout.paid.less': '価格より{amount}少なく届きましたが、{merchant}は受け入れます。',
  'checkout.sentBack.WAITING_FOR_ADDRESS':
    '{merchant}は{amount}を返金しようとしています。ウォレットのアドレスが必要です。',
  'checkout.sentBack.unsent':
    '{merchant}にはリンクの送り先となるメールアドレスがありませんでした。下記のお支払いIDを伝えて、リンクを受け取ってください。',
  'checkout.sentBack.SENT': '{amount}を返送しています。ネットワークが承認中です。',
  'checkout.expired.short': '価格の一部だけが届きました',
  'checkout.expired.short.amount': '期限までに{amount}が届きました。',
  'checkout.expired.short.value': '期限までに{price}のうち{value}が届きました（{amount}）。',
  'checkout.expired.short.text':
    'これ以上送らないでください。{merchant}が受け入れるか返送できます。',
  'checkout.send.asked':
    '{merchant}が残りのお支払いを希望しています。このお支払いは再び受け付け中です。',
  'checkout.expired.wrongAsset':
    '{other}は{merchant}に届いており、失われていませんが、このお支払いは{symbol}でした。もう一度支払う前に、受け入れるか返送するよう{merchant}に依頼してください。',
  'checkoutHash.held.wrongAsset': '{symbol}ではなく{other}が届きました',
  'checkoutHash.held.wrongAsset.text':
    '{other}は{merchant}に届いており、失われていません。{merchant}が受け入れるか返送できます。もう一度支払わないでください。',
  'checkout.late': 'お支払いの到着が遅れました',
  'checkout.late.text':
    '期限後に{amount}が届きました。もう一度支払わないでください。{merchant}が受け入れるか返送できます。',
  'checkout.late.cancelled':
    'このお支払いのキャンセル後に{amount}が届きました。もう一度支払わないでください。{merchant}が受け入れるか返送できます。',
  'checkout.invalid': 'お支払いは完了しませんでした',
  'checkout.invalid.text':
    '{merchant}はこのお支払いを受け入れませんでした。対応を{merchant}にお問い合わせください。',
  'checkout.invalid.arrived': 'お支払いは受け入れられませんでした',
  'checkout.invalid.arrived.text':
    '{amount}は届きましたが、{merchant}はこの注文のお支払いとして受け入れませんでした。もう一度支払う前に、受け入れるか返金するよう{merchant}にご依頼ください。',
  'checkout.invalid.reorged':
    'ネットワークに取引が残らなかったため、この注文は支払われていません。ウォレットを確認してください。コインが戻っているか、もう一度送られることがあります。もう一度支払う前に{merchant}にお問い合わせください。',
  'checkoutHash.lost':
    '取引が失敗したか、取り消しまたは置き換えられたため、何も届いていません。もう一度送る前に、ウォレットを確認してください。',

  'back.link':
    '入力用のリンクをメールでお送りしました。届いていないときは、{merchant}にお問い合わせください。',
  'back.WAITING_FOR_MERCHANT': '{merchant}がこれから{amount}を返送します。',
  'problem.subject': '{shop}：{title}',
  'problem.OVERPAID': '価格より多く届きました',
  'problem.REST': 'あと{rest}が不足しています',
  'problem.REST.asked': '残りの{rest}をお送りください',
  'problem.REST.send':
    '{until}までに、あと{coins}を送ってください。送り先はお支払いページに表示されます。過ぎたら送らず、{merchant}にお問い合わせください。',
  'problem.REST.tooSmall': '{rest}が不足しています',
  'problem.REST.tooSmall.text':
    '不足している{rest}は、送るには少なすぎます。ネットワーク手数料のほうが高くなることがあるため、送らないでください。',
  'problem.REST.tooSmall.shop':
    '{merchant}には通知済みです。届いた分を受け入れるか返送できます。決定はお支払いページに表示されます。',
  'problem.LOST': '取引が届きませんでした',
  'problem.LOST.page': 'まだお支払いできるかどうかは、お支払いページに表示されます。',

  'claim.subject': '{shop}からの返金',
  'claim.text': '{shop}が{amount}を返金します。',
  'claim.text.less': '{shop}が{amount}からネットワーク手数料を引いた額を返金します。',
  'claim.advice': '送金先をお知らせください。お支払い元のアドレスに自動的に戻ることはありません。',
  'claim.open': 'アドレスを入力',
  'claim.expiry': 'このリンクは30日で期限が切れます。',
  'claimCode.subject': '{shop}からの返金コード',
  'claimCode.text': 'コードは{code}です。15分で期限が切れます。',
  'claimCode.advice':
    'このコードを入力すると、{amount}があなたのアドレスに送金されます。決して他の人に教えないでください。',
  'claimCode.advice.less':
    'このコードを入力すると、{amount}からネットワーク手数料を引いた額があなたのアドレスに送金されます。決して他の人に教えないでください。',
  'refundSent.subject': '{shop}が返金を送金しました',
  'refundSent.text': '{shop}が{amount}を送金しました。',
  'refundSent.text.less':
    '{shop}が{sent}を送金しました。{amount}からネットワーク手数料{fee}を引いた額です。',
  'refundSent.arrival': 'ネットワークで承認されると届きます。',
};
