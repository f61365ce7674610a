import type { MailTexts } from './en.ts';

export const german: MailTexts = {
  'subject.test': 'Test: {subject}',
  'amount.on': '{amount} auf {network}',
  'amount.worth': '{amount} auf {network} ({value})',
  'open.security': 'Sicherheitseinstellungen',

  'verify.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'verify.text': 'Öffnen Sie diesen Link, um Ihre E-Mail-Adresse zu bestätigen:',
  'verify.open': 'E-Mail-Adresse bestätigen',
  'verify.expiry':
    'Der Link gilt einmal und läuft in 24 Stunden ab. Sie haben sich nicht bei Billfold registriert? Dann ignorieren Sie diese E-Mail.',

  'device.subject': 'Neue Anmeldung bei Ihrem Billfold-Konto',
  'device.text': 'Neue Anmeldung bei Ihrem Konto von: {device}.',
  'device.unknown': 'unbekannt',
  'device.facts': 'Zeit: {time}. IP-Adresse: {ip}.',
  'device.notYou':
    'Das waren nicht Sie? Ändern Sie jetzt Ihr Passwort und melden Sie diese Sitzung ab:',

  'reset.subject': 'Neues Passwort festlegen',
  'reset.text': 'Öffnen Sie diesen Link, um ein neues Anmeldepasswort festzulegen:',
  'reset.open': 'Neues Passwort festlegen',
  'reset.expiry':
    'Der Link gilt einmal und läuft in 30 Minuten ab. Ihre Cloud-Verschlüsselungspasswörter und Seed-Phrasen ändern sich nicht. Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail.',

  'password.subject': 'Ihr Passwort wurde geändert',
  'password.text':
    'Das Anmeldepasswort Ihres Billfold-Kontos wurde geändert. Ihre Cloud-Verschlüsselungspasswörter und Seed-Phrasen sind unverändert.',
  'password.logins':
    'Mit diesen verbundenen Logins ist die Anmeldung weiterhin möglich: {logins}. Wenn Sie einen davon nicht kennen, entfernen Sie ihn in Ihren Sicherheitseinstellungen.',
  'password.notYou': 'Das waren nicht Sie? Legen Sie jetzt ein neues Passwort fest:',

  'email.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'email.text':
    'Ihr Billfold-Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser Adresse ist keine Anmeldung mehr möglich.',
  'email.undo':
    'Das waren nicht Sie? Machen Sie die Änderung rückgängig. Dabei werden alle Geräte abgemeldet, und Sie erhalten per E-Mail einen Link für ein neues Passwort:',
  'email.open': 'Änderung rückgängig machen',
  'email.expiry': 'Der Link gilt einmal und läuft in 24 Stunden ab.',

  'secured.subject': 'Ihr Konto wurde gesichert',
  'secured.text':
    'Wir haben diese Zugänge zu Ihrem Billfold-Konto beendet: {sessions, plural, one {# andere Sitzung} other {# andere Sitzungen}}, {tokens, plural, one {# persönliches Zugriffstoken} other {# persönliche Zugriffstoken}}, {devices, plural, one {# vertrauenswürdiges Gerät} other {# vertrauenswürdige Geräte}}, {logins, plural, one {# verbundener Login} other {# verbundene Logins}}. Links, die wir Ihnen zum Bestätigen Ihrer Adresse oder für ein neues Passwort geschickt haben, funktionieren nicht mehr.',
  'secured.kept':
    'Ihr Login mit {provider} bleibt verbunden, weil Sie sich nur damit anmelden können.',
  'secured.notYou':
    'Das waren nicht Sie, oder jemand anderes könnte Ihr Passwort kennen? Legen Sie jetzt ein neues fest:',

  'twoFactor.subject.enabled': 'Die Zwei-Faktor-Anmeldung ist aktiviert',
  'twoFactor.text.enabled':
    'Bei der Anmeldung an Ihrem Billfold-Konto wird jetzt ein Code aus Ihrer Authenticator-App verlangt. Wir haben alle anderen Sitzungen abgemeldet und alle persönlichen Zugriffstoken widerrufen.',
  'twoFactor.subject.disabled': 'Die Zwei-Faktor-Anmeldung ist deaktiviert',
  'twoFactor.text.disabled':
    'Bei der Anmeldung an Ihrem Billfold-Konto wird kein Code mehr verlangt.',
  'twoFactor.subject.codes-renewed': 'Ihre Wiederherstellungscodes wurden ersetzt',
  'twoFactor.text.codes-renewed':
    'Ihr Billfold-Konto hat neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
  'twoFactor.subject.recovery-code-used': 'Ein Wiederherstellungscode wurde verwendet',
  'twoFactor.text.recovery-code-used':
    'Statt eines Codes aus Ihrer Authenticator-App wurde ein Wiederherstellungscode verwendet. Er gilt nicht mehr.',
  'twoFactor.notYou':
    'Das waren nicht Sie? Ändern Sie jetzt Ihr Passwort und melden Sie alle anderen Sitzungen ab:',

  'token.subject': 'Ein persönliches Zugriffstoken wurde erstellt',
  'token.text.READ':
    'Ihr Billfold-Konto hat ein neues persönliches Zugriffstoken. Wer es hat, kann bis {day} Ihre Wallets lesen. Coins senden oder Kontakte ändern kann es nicht.',
  'token.text.FULL':
    'Ihr Billfold-Konto hat ein neues persönliches Zugriffstoken. Wer es hat, kann bis {day} Ihre Wallets lesen und Notizen, Bezeichnungen und anderes ändern, was kein Passwort braucht. Coins senden oder Kontakte ändern kann es nicht.',
  'token.notYou':
    'Das waren nicht Sie? Widerrufen Sie jetzt das Token und ändern Sie Ihr Passwort:',

  'identity.subject.connected': '{provider} wurde verbunden',
  'identity.text.connected':
    'Sie können sich jetzt mit {provider} bei Ihrem Billfold-Konto anmelden.',
  'identity.subject.disconnected': '{provider} wurde getrennt',
  'identity.text.disconnected':
    'Sie können sich nicht mehr mit {provider} bei Ihrem Billfold-Konto anmelden.',
  'identity.notYou':
    'Das waren nicht Sie? Ändern Sie jetzt Ihr Passwort und prüfen Sie Ihre verbundenen Logins:',

  'export.subject': 'Ihre Daten liegen bereit',
  'export.text': 'Ihr Datenexport ist fertig. Sie können ihn 7 Tage lang herunterladen:',
  'export.open': 'Daten herunterladen',
  'export.notYou':
    'Sie haben das nicht angefordert? Ändern Sie jetzt Ihr Passwort und melden Sie alle anderen Sitzungen ab.',

  'deleted.subject': 'Ihr Billfold-Konto wurde gelöscht',
  'deleted.text': 'Sie können sich nicht mehr anmelden. Nach 30 Tagen löschen wir die Daten.',
  'deleted.coins':
    'Ihre Coins bleiben auf der Blockchain. Wer die Seed-Phrase hat, kann sie weiterhin bewegen.',

  'key.subject.SEED_REVEALED': 'Ihre Seed-Phrase wurde angezeigt',
  'key.text.SEED_REVEALED':
    'Die Seed-Phrase einer Ihrer Wallets wurde mit deren Cloud-Verschlüsselungspasswort angezeigt.',
  'key.advice.SEED_REVEALED':
    'Das waren nicht Sie? Verschieben Sie Ihr Guthaben jetzt in eine neue Wallet und ändern Sie Ihre Passwörter.',
  'key.subject.CLOUD_PASSWORD_RESET': 'Ihr Cloud-Verschlüsselungspasswort wurde zurückgesetzt',
  'key.text.CLOUD_PASSWORD_RESET':
    'Das Cloud-Verschlüsselungspasswort einer Ihrer Wallets wurde mit deren Seed-Phrase zurückgesetzt. Sie wurden auf allen anderen Geräten abgemeldet.',
  'key.advice.CLOUD_PASSWORD_RESET':
    'Das waren nicht Sie? Jemand anderes hat Ihre Seed-Phrase. Verschieben Sie Ihr Guthaben jetzt in eine neue Wallet.',
  'key.subject.CLOUD_PASSWORD_CHANGED': 'Ihr Cloud-Verschlüsselungspasswort wurde geändert',
  'key.text.CLOUD_PASSWORD_CHANGED':
    'Eine Ihrer Wallets hat ein neues Cloud-Verschlüsselungspasswort. Das alte öffnet sie nicht mehr.',
  'key.advice.CLOUD_PASSWORD_CHANGED':
    'Das waren nicht Sie? Setzen Sie das Passwort mit Ihrer Seed-Phrase zurück und ändern Sie Ihr Anmeldepasswort.',
  'key.subject.WALLET_DELETED': 'Eine Wallet wurde gelöscht',
  'key.text.WALLET_DELETED':
    'Eine Ihrer Wallets wurde gelöscht. Sie können sie 30 Tage lang wiederherstellen. Danach brauchen Sie die Seed-Phrase.',
  'key.advice.WALLET_DELETED':
    'Ihre Coins bleiben auf der Blockchain. Wer die Seed-Phrase hat, kann sie weiterhin bewegen.',
  'key.subject.SEND_CODE_NOT_REQUIRED': 'Beim Senden wird kein Code mehr verlangt',
  'key.text.SEND_CODE_NOT_REQUIRED':
    'Transaktionen aus einer Ihrer Billfold-Wallets brauchen keinen Code aus Ihrer Authenticator-App mehr.',
  'key.advice.SEND_CODE_NOT_REQUIRED':
    'Das waren nicht Sie? Ändern Sie jetzt Ihr Passwort und melden Sie alle anderen Sitzungen ab.',

  'contact.subject': 'Ein Kontakt hat eine neue Adresse',
  'contact.text': 'Kontakte in Ihrer Wallet „{wallet}“ haben jetzt eine andere Adresse:',
  'contact.line': '{name} ({network}): {address}',
  'contact.lineWithMemo': '{name} ({network}): {address}, Memo {memo}',
  'contact.more': 'und {count} weitere.',
  'contact.notYou':
    'Beim Senden sind sie 24 Stunden lang markiert. Das waren nicht Sie? Prüfen Sie Ihre Kontakte, bevor Sie jemanden bezahlen, und sichern Sie Ihr Konto:',
  'contact.added.subject': 'Neue Kontakte in Ihrer Wallet',
  'contact.added.text':
    'Ihrer Wallet „{wallet}“ wurden Kontakte hinzugefügt. Ab {time} können an sie mehr als {amount} USD gesendet werden:',
  'contact.added.notYou': 'Das waren nicht Sie? Löschen Sie sie vorher, und sichern Sie Ihr Konto:',

  'transaction.open': 'Transaktion ansehen',
  'transaction.manage': 'E-Mail-Benachrichtigungen verwalten:',
  'transaction.notifications': 'Benachrichtigungen',
  'transaction.notYou':
    'Das waren nicht Sie? Jemand anderes hat Ihre Schlüssel. Verschieben Sie Ihr restliches Guthaben jetzt in eine neue Wallet.',
  'transaction.fee': 'Netzwerkgebühr: höchstens {fee}.',
  'transaction.sent.subject': 'Sie haben {amount} gesendet',
  'transaction.sent': 'Sie haben {amount} an {address} gesendet.',
  'transaction.sent.several': 'Sie haben {amount} an mehrere Adressen gesendet.',
  'transaction.elsewhere.subject': '{amount} haben Ihre Wallet verlassen',
  'transaction.elsewhere':
    '{amount} wurden an {address} gesendet. Das wurde nicht hier signiert: Dieselbe Seed-Phrase wird auch anderswo verwendet.',
  'transaction.elsewhere.several':
    '{amount} wurden an mehrere Adressen gesendet. Das wurde nicht hier signiert: Dieselbe Seed-Phrase wird auch anderswo verwendet.',
  'transaction.received.subject': 'Sie haben {amount} empfangen',
  'transaction.received': 'Sie haben {amount} an {address} empfangen.',
  'transaction.received.several': 'Sie haben {amount} an mehreren Adressen empfangen.',
  'transaction.received.wait':
    '{count, plural, one {Nach # weiteren Block kann der Betrag ausgegeben werden.} other {Nach # weiteren Blöcken kann der Betrag ausgegeben werden.}}',
  'transaction.confirmed.subject.received': 'Bestätigt: {amount} empfangen',
  'transaction.confirmed.received':
    'Das Netzwerk hat bestätigt, dass Sie {amount} empfangen haben.',
  'transaction.confirmed.subject.sent': 'Bestätigt: {amount} gesendet',
  'transaction.confirmed.sent': 'Das Netzwerk hat bestätigt, dass Sie {amount} gesendet haben.',

  'invitation.subject': 'Treten Sie {business} auf Billfold bei',
  'invitation.OWNER': '{inviter} hat Sie zu {business} eingeladen. Ihre Rolle: Inhaber.',
  'invitation.ADMIN': '{inviter} hat Sie zu {business} eingeladen. Ihre Rolle: Admin.',
  'invitation.DEVELOPER': '{inviter} hat Sie zu {business} eingeladen. Ihre Rolle: Entwickler.',
  'invitation.ACCOUNTANT': '{inviter} hat Sie zu {business} eingeladen. Ihre Rolle: Buchhaltung.',
  'invitation.SUPPORT': '{inviter} hat Sie zu {business} eingeladen. Ihre Rolle: Support.',
  'invitation.VIEWER': '{inviter} hat Sie zu {business} eingeladen. Ihre Rolle: Lesezugriff.',
  'invitation.text':
    'Melden Sie sich mit {email} an, oder registrieren Sie sich damit, und nehmen Sie die Einladung an:',
  'invitation.open': 'Einladung annehmen',
  'invitation.expiry':
    'Der Link gilt einmal und läuft in 7 Tagen ab. Sie kennen {inviter} nicht? Dann ignorieren Sie diese E-Mail.',

  'takeover.subject': 'Zahlungen an {business} gehen an eine andere Wallet',
  'takeover.text': '{name} hat die Zahlungen an {business} mit einer eigenen Wallet übernommen.',
  'takeover.addresses':
    'Adressen, die Kunden bereits haben, werden weiter beobachtet. Geld, das dort eingegangen ist, bleibt in der bisherigen Wallet.',
  'takeover.notExpected':
    'Sie haben das nicht erwartet? Sehen Sie sich das Team an und fragen Sie die anderen Inhaber.',
  'takeover.open': 'Team öffnen',

  'watchKey.subject': '{asset}-Zahlungen an {business} gehen an eine andere Wallet',
  'watchKey.chosen':
    '{name} hat den öffentlichen Schlüssel einer anderen Wallet gewählt. Neue {asset}-Zahlungen an {business} kommen an dessen Adressen an.',
  'watchKey.address': 'Die erste Adresse ist {address}.',
  'watchKey.removed':
    '{name} hat den öffentlichen Schlüssel einer anderen Wallet entfernt. Neue {asset}-Zahlungen an {business} kommen wieder in der Abrechnungs-Wallet an.',

  'business.named':
    '{business} hat Ihre Adresse für diese E-Mail ausgewählt. Sie möchten sie nicht? Bitten Sie das Unternehmen, Ihre Adresse zu entfernen.',
  'business.manage': 'Wählen Sie aus, welche E-Mails Ihr Unternehmen erhält:',
  'business.notifications': 'Benachrichtigungen',
  'business.order': 'Bestellung: {order}',

  'payment.completed.subject': 'Zahlung über {price} abgeschlossen',
  'payment.completed': '{business} hat {price} erhalten. Die Zahlung ist endgültig.',
  'payment.marked_paid':
    '{business} hat eine Zahlung über {price} als bezahlt markiert. Zu den Einnahmen kommt nichts hinzu.',
  'payment.attention.subject': 'Zahlung über {price} braucht Ihre Aufmerksamkeit',
  'payment.attention': 'Eine Zahlung über {price} an {business} braucht Ihre Aufmerksamkeit.',
  'payment.underpaid': 'Der Kunde hat zu wenig bezahlt: {amount} fehlen.',
  'payment.overpaid': 'Der Kunde hat {amount} zu viel bezahlt.',
  'payment.late': 'Das Geld kam nach Ablauf der Zahlungsfrist.',
  'payment.wrong_asset': 'Ein anderes Asset ist eingegangen. Es zählt nicht für die Zahlung.',
  'payment.multiple': 'Ein weiterer Transfer ist eingegangen.',
  'payment.other_network':
    'Coins kamen über ein anderes Netzwerk an die Adresse der Zahlung. Sie zählen nicht, und Billfold kann sie nicht bewegen.',
  'payment.reorged':
    'Das Netzwerk hat einen Block zurückgenommen. Versenden Sie die Ware erst, wenn die Zahlung erneut bestätigt ist.',
  'payment.received': 'Eingegangen: {amount}',
  'payment.open': 'Zahlung öffnen',

  'unmatched.subject': 'Ein Transfer über {amount} gehört zu keiner Zahlung',
  'unmatched.text': '{business} hat {amount} erhalten. Wir wissen nicht, für welche Zahlung.',
  'unmatched.advice': 'Weisen Sie den Transfer einer Zahlung zu, oder erstatten Sie den Betrag.',
  'unmatched.open': 'Nicht zugeordnete Transfers öffnen',

  'webhook.failing.subject': 'Ein Webhook von {business} schlägt fehl',
  'webhook.failing': 'Seit mehr als einer Stunde hat {url} kein Ereignis angenommen.',
  'webhook.failing.retries':
    'Wir versuchen jedes Ereignis etwa drei Tage lang erneut. Reparieren Sie den Empfänger vorher.',
  'webhook.failing.end': 'Nach fünf Tagen ohne Erfolg schalten wir den Webhook aus.',
  'webhook.disabled.subject': 'Ein Webhook von {business} wurde ausgeschaltet',
  'webhook.disabled.gone':
    'Wir senden keine Ereignisse mehr an {url}. Der Empfänger hat mit 410 Gone geantwortet.',
  'webhook.disabled.silent':
    'Wir senden keine Ereignisse mehr an {url}. Fünf Tage lang wurde nichts angenommen.',
  'webhook.disabled.advice':
    'Reparieren Sie den Empfänger, schalten Sie den Webhook wieder ein und senden Sie die verpassten Ereignisse erneut. Sie werden 30 Tage lang aufbewahrt.',
  'webhook.open': 'Webhook öffnen',

  'refund.confirmed.subject': 'Erstattung über {amount} bestätigt',
  'refund.confirmed': '{business} hat {amount} erstattet. Das Netzwerk hat es bestätigt.',
  'refund.signature.subject': 'Erstattung über {amount} braucht eine Signatur',
  'refund.signature': 'Eine Erstattung über {amount} von {business} wartet auf eine Signatur.',
  'refund.signature.again':
    'Das Netzwerk hat eine Erstattung über {amount} von {business} abgelehnt. Signieren Sie die Erstattung erneut.',
  'refund.signature.owner':
    'Nur der Eigentümer der Wallet, an die die Zahlungen gehen, kann sie signieren.',

  'settlement.signature.subject': 'Einsammeln von {amount} braucht eine Signatur',
  'settlement.signature': 'Beim Einsammeln von {amount} für {business} fehlen noch Signaturen.',
  'settlement.open': 'Einsammeln öffnen',
  'payout.signature.subject': 'Auszahlung über {amount} braucht eine Signatur',
  'payout.signature': 'Bei einer Auszahlung über {amount} von {business} fehlen noch Signaturen.',
  'payout.open': 'Auszahlung öffnen',
  'signature.owner': 'Nur der Eigentümer der Wallet, an die die Zahlungen gehen, kann signieren.',

  'gas.low.subject': '{business} hat wenig {symbol} für Netzwerkgebühren',
  'gas.low': '{business} hat noch {amount} für Netzwerkgebühren.',
  'gas.low.covers':
    '{count, plural, =0 {Das reicht für keine Token-Überweisung.} one {Das reicht für # Token-Überweisung.} other {Das reicht für # Token-Überweisungen.}} Eine kostet zurzeit bis zu {fee}.',
  'gas.low.advice':
    'Senden Sie {symbol} an {address}. Sonst können Ihre Token nicht eingesammelt, erstattet oder ausgezahlt werden.',
  'dashboard.open': 'Dashboard öffnen',

  'digest.subject.DAILY': 'Zahlungen an {business} am {day}',
  'digest.subject.WEEKLY': 'Zahlungen an {business} vom {from} bis {to}',
  'digest.paid':
    '{count, plural, =0 {Keine Zahlung wurde bestätigt.} one {# Zahlung wurde bestätigt:} other {# Zahlungen wurden bestätigt:}}',
  'digest.refunded':
    '{count, plural, one {# Erstattung wurde bestätigt:} other {# Erstattungen wurden bestätigt:}}',
  'digest.attention':
    '{count, plural, one {# Zahlung braucht jetzt Ihre Aufmerksamkeit.} other {# Zahlungen brauchen jetzt Ihre Aufmerksamkeit.}}',
  'digest.unmatched':
    '{count, plural, one {# Überweisung nennt keine Zahlung.} other {# Überweisungen nennen keine Zahlung.}}',

  'report.subject': 'Ihr Bericht ist fertig',
  'report.subject.monthly': 'Ihr Monatsbericht ist fertig',
  'report.text.PAYMENTS':
    'Der Bericht über Zahlungen vom {from} bis {to} ist fertig. Sie können ihn 30 Tage lang herunterladen:',
  'report.text.TRANSFERS':
    'Der Bericht über Transfers vom {from} bis {to} ist fertig. Sie können ihn 30 Tage lang herunterladen:',
  'report.text.REFUNDS':
    'Der Bericht über Erstattungen vom {from} bis {to} ist fertig. Sie können ihn 30 Tage lang herunterladen:',
  'report.text.SETTLEMENTS':
    'Der Bericht über eingesammelte Beträge vom {from} bis {to} ist fertig. Sie können ihn 30 Tage lang herunterladen:',
  'report.text.TAX':
    'Der Bericht über Einnahmen nach Monat vom {from} bis {to} ist fertig. Sie können ihn 30 Tage lang herunterladen:',
  'report.open': 'Berichte öffnen',

  'invoice.subject': 'Rechnung {number}: {sum}',
  'invoice.text':
    'Die Gebühren für Zahlungen, die bis Ende {month} abgeschlossen wurden, betragen {sum}.',
  'invoice.open': 'Rechnung bezahlen',
  'invoice.earlier': 'Hier sehen Sie die Zahlungen und frühere Rechnungen:',
  'invoice.billing': 'Abrechnung öffnen',

  'linkInvoice.subject': '{shop} hat Ihnen eine Rechnung gesendet: {sum}',
  'linkInvoice.text': '{shop} bittet Sie um die Zahlung von {sum} für {title}.',
  'linkInvoice.number': 'Rechnung {number}, ausgestellt von {issuer}.',
  'linkInvoice.line': '{quantity} × {label}, je {price}',
  'linkInvoice.line.one': '{label}, {price}',
  'linkInvoice.due': 'Fällig am {day}.',
  'linkInvoice.note': 'Hinweis von {shop}: {note}',
  'linkInvoice.test': 'Das ist eine Testrechnung. Es ist kein echtes Geld fällig.',
  'linkInvoice.how': 'Sie zahlen mit Kryptowährung. Diese Seite zeigt, wie:',
  'linkInvoice.stop':
    'Sie möchten diese E-Mails nicht? So erhalten Sie von {shop} keine Rechnungen und Erinnerungen per E-Mail mehr:',
  'linkInvoice.stop.open': 'E-Mails abbestellen',
  'linkInvoice.reminder.subject': 'Erinnerung: Rechnung von {shop}, {sum}',
  'linkInvoice.reminder.before': 'Die Rechnung von {shop} für {title} ist am {day} fällig: {sum}.',
  'linkInvoice.reminder.today': 'Die Rechnung von {shop} für {title} ist heute fällig: {sum}.',
  'linkInvoice.reminder.after':
    'Die Rechnung von {shop} für {title} war am {day} fällig: {sum}. Sie ist noch nicht bezahlt.',
  'linkInvoice.reminder.after.part':
    'Die Rechnung von {shop} für {title} war am {day} fällig: {sum}. Sie ist noch nicht vollständig bezahlt.',

  'commissions.subject': 'Provisionen von {business}: {sum}',
  'commissions.text':
    '{business} hat Unternehmen an Ihren Server vermittelt und {sum} verdient. Zahlen Sie über diesen Link:',
  'commissions.open': 'Provisionen zahlen',

  fact: '{label}: {value}',
  'fact.invoice': 'Rechnung',
  'fact.order': 'Bestellung',
  'fact.for': 'Für',
  'fact.price': 'Preis',
  'fact.receipt': 'Beleg',
  'fact.paid': 'Bezahlt mit',
  'fact.marked': 'Vom Shop als bezahlt markiert',
  'fact.over': 'Zu viel gezahlt',
  'fact.transaction': 'Transaktion',
  'fact.id': 'Zahlungs-ID',
  'fact.arrived': 'Eingegangen',
  'fact.date': 'Datum',
  'fact.address': 'Adresse',
  'fact.memo': 'Memo',

  'receipt.subject': 'Beleg {number} von {shop}',
  'receipt.text': '{shop} hat Ihre Zahlung erhalten.',
  'receipt.marked': '{shop} hat Ihre Zahlung als bezahlt markiert.',
  'receipt.line': '{quantity} × {label}',
  'receipt.test': 'Das war eine Testzahlung. Es wurde kein echtes Geld bewegt.',
  'receipt.open': 'Beleg öffnen',
  'receipt.entered':
    'Diese Adresse wurde im Checkout eingegeben. Das waren nicht Sie? Dann können Sie diese E-Mail ignorieren.',
  'customer.questions': 'Fragen? Schreiben Sie an {email}.',
  'customer.site': 'Fragen? Kontaktieren Sie den Shop: {website}',
  'customer.none.ORDER':
    'Fragen? Schreiben Sie {shop} dort, wo Sie bestellt haben, und nennen Sie diese Zahlungs-ID.',
  'customer.none.LINK':
    'Fragen? Schreiben Sie {shop} dort, wo Sie den Zahlungslink bekommen haben, und nennen Sie diese Zahlungs-ID.',
  'customer.none.INVOICE':
    'Fragen? Schreiben Sie {shop} dort, wo Sie die Rechnung bekommen haben, und nennen Sie diese Zahlungs-ID.',
  'customer.page': 'Zahlungsseite öffnen',

  'checkout.amount': 'Betrag',
  'checkout.footer': 'Zahlungen mit Billfold',
  'checkout.send.partly.stuck':
    'Ist der Rest zu klein zum Senden? {merchant} kann den eingegangenen Betrag akzeptieren oder zurücksenden.',
  'checkout.paid.over':
    'Sie haben {amount} zu viel gesendet. Bitten Sie {merchant}, den Betrag zurückzusenden.',
  'checkout.paid.over.how':
    '{merchant} gibt Ihnen dann einen Link, über den Sie die Adresse dafür eingeben. Die Netzwerkgebühr kann abgezogen werden.',
  'checkout.paid.over.returned':
    'Sie haben {amount} zu viel gesendet. {merchant} hat den Betrag an Sie zurückgesendet.',
  'checkout.paid.less':
    '{amount} weniger als der Preis sind eingegangen. {merchant} akzeptiert das.',
  'checkout.sentBack.WAITING_FOR_ADDRESS':
    '{merchant} möchte Ihnen {amount} zurücksenden und braucht dafür die Adresse Ihrer Wallet.',
  'checkout.sentBack.unsent':
    '{merchant} hatte keine E-Mail-Adresse von Ihnen für den Link: Fragen Sie danach, und nennen Sie die Zahlungs-ID unten.',
  'checkout.sentBack.SENT':
    '{amount} sind auf dem Weg zurück zu Ihnen. Das Netzwerk bestätigt sie.',
  'checkout.expired.short': 'Nur ein Teil des Preises ist eingegangen',
  'checkout.expired.short.amount': '{amount} sind rechtzeitig eingegangen.',
  'checkout.expired.short.value': '{value} von {price} sind rechtzeitig eingegangen ({amount}).',
  'checkout.expired.short.text':
    'Senden Sie nichts mehr. {merchant} kann den Betrag akzeptieren oder zurücksenden.',
  'checkout.send.asked': '{merchant} bittet nun doch um den Rest: Diese Zahlung ist wieder offen.',
  'checkout.expired.wrongAsset':
    'Ihre {other} sind bei {merchant} und nicht verloren, diese Zahlung verlangte aber {symbol}. Bitten Sie {merchant}, sie zu akzeptieren oder zurückzusenden, bevor Sie erneut zahlen.',
  'checkoutHash.held.wrongAsset': '{other} statt {symbol} eingegangen',
  'checkoutHash.held.wrongAsset.text':
    'Ihre {other} sind bei {merchant} und nicht verloren: {merchant} kann sie akzeptieren oder zurücksenden. Zahlen Sie nicht noch einmal.',
  'checkout.late': 'Ihre Zahlung ist zu spät eingegangen',
  'checkout.late.text':
    '{amount} sind nach Ablauf der Zeit eingegangen. Zahlen Sie nicht noch einmal. {merchant} kann den Betrag akzeptieren oder zurücksenden.',
  'checkout.late.cancelled':
    '{amount} sind eingegangen, nachdem diese Zahlung abgebrochen wurde. Zahlen Sie nicht noch einmal. {merchant} kann den Betrag akzeptieren oder zurücksenden.',
  'checkout.invalid': 'Zahlung nicht erfolgreich',
  'checkout.invalid.text':
    '{merchant} hat diese Zahlung nicht akzeptiert. Fragen Sie {merchant}, was zu tun ist.',
  'checkout.invalid.arrived': 'Zahlung nicht akzeptiert',
  'checkout.invalid.arrived.text':
    'Ihre {amount} sind eingegangen, aber {merchant} hat sie für diese Bestellung nicht akzeptiert. Bitten Sie {merchant}, sie zu akzeptieren oder zurückzusenden, bevor Sie erneut zahlen.',
  'checkout.invalid.reorged':
    'Das Netzwerk hat Ihre Transaktion nicht behalten, daher ist diese Bestellung nicht bezahlt. Prüfen Sie Ihre Wallet: Die Coins können wieder dort sein oder noch einmal gesendet werden. Fragen Sie {merchant}, bevor Sie erneut zahlen.',
  'checkoutHash.lost':
    'Ihre Transaktion ist fehlgeschlagen oder wurde abgebrochen oder ersetzt, daher ist nichts eingegangen. Prüfen Sie Ihre Wallet, bevor Sie noch einmal senden.',

  'back.link':
    'Den Link dafür haben wir Ihnen per E-Mail gesendet. Keinen bekommen? Fragen Sie {merchant}.',
  'back.WAITING_FOR_MERCHANT': '{merchant} muss Ihnen noch {amount} zurücksenden.',
  'problem.subject': '{shop}: {title}',
  'problem.OVERPAID': 'Es ist mehr als der Preis eingegangen',
  'problem.REST': 'Es fehlen noch {rest}',
  'problem.REST.asked': 'Bitte senden Sie noch {rest}',
  'problem.REST.send':
    'Senden Sie bis {until} noch {coins}. Wohin, zeigt die Zahlungsseite. Senden Sie den Rest danach nicht mehr, sondern fragen Sie {merchant}.',
  'problem.REST.tooSmall': '{rest} fehlen',
  'problem.REST.tooSmall.text':
    'Die fehlenden {rest} sind zu wenig zum Senden: Die Netzwerkgebühr kann höher sein. Senden Sie den Rest nicht.',
  'problem.REST.tooSmall.shop':
    '{merchant} weiß davon und kann den eingegangenen Betrag akzeptieren oder zurücksenden. Was entschieden wird, zeigt die Zahlungsseite.',
  'problem.LOST': 'Ihre Transaktion ist nicht angekommen',
  'problem.LOST.page': 'Die Zahlungsseite zeigt, ob diese Zahlung noch möglich ist.',

  'claim.subject': 'Ihre Erstattung von {shop}',
  'claim.text': '{shop} erstattet {amount}.',
  'claim.text.less': '{shop} erstattet {amount}, abzüglich der Netzwerkgebühr.',
  'claim.advice':
    'Teilen Sie uns mit, wohin wir sie senden sollen. Das Geld geht nicht von selbst an die Adresse zurück, von der Sie bezahlt haben.',
  'claim.open': 'Adresse eingeben',
  'claim.expiry': 'Dieser Link läuft in 30 Tagen ab.',
  'claimCode.subject': 'Ihr Erstattungscode von {shop}',
  'claimCode.text': 'Ihr Code lautet {code}. Er läuft in 15 Minuten ab.',
  'claimCode.advice':
    'Geben Sie ihn ein, damit {amount} an Ihre Adresse gesendet werden. Geben Sie ihn niemals weiter.',
  'claimCode.advice.less':
    'Geben Sie ihn ein, damit {amount}, abzüglich der Netzwerkgebühr, an Ihre Adresse gesendet werden. Geben Sie ihn niemals weiter.',
  'refundSent.subject': '{shop} hat Ihre Erstattung gesendet',
  'refundSent.text': '{shop} hat Ihnen {amount} gesendet.',
  'refundSent.text.less':
    '{shop} hat Ihnen {sent} gesendet: {amount}, abzüglich {fee} Netzwerkgebühr.',
  'refundSent.arrival': 'Der Betrag kommt an, sobald das Netzwerk ihn bestätigt hat.',
};
