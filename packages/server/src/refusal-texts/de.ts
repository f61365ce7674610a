import type { RefusalCatalogue } from './write-refusal.ts';

export const german: RefusalCatalogue = {
  // General
  'This did not work': 'Das hat nicht geklappt',
  '{text}': '{text}',
  'Not possible now': 'Im Moment nicht möglich',
  'The network cannot be reached at the moment. Try again later.':
    'Das Netzwerk ist gerade nicht erreichbar. Versuchen Sie es später noch einmal.',
  'Billfold cannot reach its data at the moment. Try again in a few seconds.':
    'Billfold kann gerade nicht auf seine Daten zugreifen. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'The request cannot be read.': 'Die Anfrage konnte nicht gelesen werden.',
  'Unknown error (ID: {id})': 'Unbekannter Fehler (ID: {id})',
  'Passwords and seed phrases are accepted only on the pages of this server.':
    'Passwörter und Seed-Phrasen werden nur auf den Seiten dieses Servers angenommen.',
  'Too many requests from your network are still being sent. Try again in a few seconds.':
    'Aus Ihrem Netzwerk werden noch zu viele Anfragen übertragen. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'Still in progress': 'Läuft noch',
  'The answer is gone': 'Die Antwort ist nicht mehr da',
  'The call was made, but its answer cannot be read any more. Look at its result.':
    'Die Aktion wurde ausgeführt, aber ihre Antwort lässt sich nicht mehr lesen. Sehen Sie sich das Ergebnis an.',
  'The last day is before the first one.': 'Der letzte Tag liegt vor dem ersten.',
  'Payments cannot be priced in {currency}.':
    'In {currency} lassen sich keine Preise für Zahlungen angeben.',
  'This {englishThing} does not exist.': 'Das gibt es nicht oder nicht mehr.',
  'Sign in to continue.': 'Melden Sie sich an, um fortzufahren.',
  'Check the highlighted fields': 'Prüfen Sie die markierten Felder',
  'These settings were changed elsewhere. Reload to see them.':
    'Diese Einstellungen wurden an anderer Stelle geändert. Laden Sie die Seite neu, um sie zu sehen.',
  'This is not an {network} address that can be paid.':
    'Das ist keine Adresse für {network}, an die gezahlt werden kann.',
  'This is not a {network} address that can be paid.':
    'Das ist keine Adresse für {network}, an die gezahlt werden kann.',
  'Too many attempts': 'Zu viele Versuche',
  'The body is larger than {count} KB.': 'Die Anfrage ist größer als {count} KB.',
  'Invalid {fields}': 'Ungültig: {fields}',
  '{field}: {ruleText}': '{field}: {ruleText}',
  'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.':
    'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
  // Titles: the words of a code
  'Account not empty': 'Das Konto ist nicht leer',
  'Address invalid': 'Ungültige Adresse',
  'Amount below minimum': 'Betrag unter dem Minimum',
  'Broadcast rejected': 'Vom Netzwerk abgelehnt',
  'Business archived': 'Unternehmen archiviert',
  Busy: 'Gerade ausgelastet',
  'Chain unavailable': 'Netzwerk nicht erreichbar',
  'Contact exists': 'Kontakt schon vorhanden',
  'Email not verified': 'E-Mail-Adresse nicht bestätigt',
  'Intent expired': 'Prüfung abgelaufen',
  Internal: 'Interner Fehler',
  'Invalid credentials': 'Anmeldedaten falsch',
  'Invitation expired': 'Einladung abgelaufen',
  'Key required': 'Passwort erforderlich',
  'Last owner': 'Einziger Inhaber',
  'Not found': 'Nicht gefunden',
  'Not replaceable': 'Nicht ersetzbar',
  'Permission denied': 'Keine Berechtigung',
  'Rate unavailable': 'Kein Kurs verfügbar',
  'Refund expired': 'Erstattung abgelaufen',
  'Seed mismatch': 'Falsche Seed-Phrase',
  'Stale version': 'Inzwischen geändert',
  'Token expired': 'Link abgelaufen',
  'Token invalid': 'Link ungültig',
  'Two factor invalid': 'Zwei-Faktor-Code falsch',
  'Two factor required': 'Zwei-Faktor-Code erforderlich',
  Unauthorized: 'Nicht angemeldet',
  Unavailable: 'Nicht verfügbar',
  'Validation failed': 'Prüfen Sie Ihre Eingaben',
  'Wallet has pending': 'Transaktion noch offen',
  'Wrong encryption key': 'Falsches Verschlüsselungspasswort',
  '2fa required for send': 'Code zum Senden erforderlich',
  // Accounts
  'This wallet already has an account with this name':
    'Diese Wallet hat bereits ein Konto mit diesem Namen',
  'The prepared keys are used up. Enter the cloud encryption password to open more accounts.':
    'Die vorbereiteten Schlüssel sind aufgebraucht. Geben Sie das Cloud-Verschlüsselungspasswort ein, um weitere Konten zu eröffnen.',
  'This account holds funds or waits for a transaction. Move its funds first.':
    'Auf diesem Konto ist noch Guthaben, oder es wartet auf eine Transaktion. Übertragen Sie zuerst das Guthaben.',
  'This account has {count} unused addresses. Other wallets would not find funds on further ones. Use one of them first.':
    'Dieses Konto hat {count} unbenutzte Adressen. Andere Wallets würden Guthaben auf weiteren nicht finden. Verwenden Sie zuerst eine davon.',
  'Sending is paused': 'Senden ist angehalten',
  "This account's balance differs from the network's. Try again once its open sends have ended.":
    'Das Guthaben dieses Kontos weicht von dem im Netzwerk ab. Versuchen Sie es noch einmal, sobald die offenen Transaktionen beendet sind.',
  // Affiliates
  'The code can be chosen only once.': 'Der Code kann nur einmal gewählt werden.',
  'Another business has this code. Choose another one.':
    'Ein anderes Unternehmen hat diesen Code. Wählen Sie einen anderen.',
  'A payout starts at {amount} {currency}.': 'Eine Auszahlung ist ab {amount} {currency} möglich.',
  // Api keys
  'A business can have {count} API keys. Revoke one first.':
    'Ein Unternehmen kann {count} API-Schlüssel haben. Widerrufen Sie zuerst einen.',
  'A business can have {count} saved items. Delete one first.':
    'Ein Unternehmen kann {count} gespeicherte Artikel haben. Löschen Sie zuerst einen.',
  'This key was replaced already. Roll the key that took its place.':
    'Dieser Schlüssel wurde schon ersetzt. Erneuern Sie den Schlüssel, der an seine Stelle getreten ist.',
  'Choose at least one scope': 'Wählen Sie mindestens eine Berechtigung',
  'A secret key has no origins: pages must never have it':
    'Ein geheimer Schlüssel hat keine Origins: Webseiten dürfen ihn nie bekommen',
  'A publishable key has no scopes': 'Ein veröffentlichbarer Schlüssel hat keine Berechtigungen',
  'A publishable key is used by any browser, so it has no addresses':
    'Ein veröffentlichbarer Schlüssel wird von beliebigen Browsern verwendet und hat deshalb keine Adressen',
  'Add at least one origin': 'Fügen Sie mindestens einen Origin hinzu',
  '{origin} is not an https origin, such as https://shop.example':
    '{origin} ist kein https-Origin wie https://shop.example',
  'Must be in the future': 'Muss in der Zukunft liegen',
  // Auth
  'A personal access token cannot do this. Sign in instead.':
    'Mit einem persönlichen Zugriffstoken geht das nicht. Melden Sie sich stattdessen an.',
  'Email or password is incorrect.': 'E-Mail-Adresse oder Passwort ist falsch.',
  "The demo isn't available on this server.": 'Die Demo gibt es auf diesem Server nicht.',
  'Failed to verify email': 'Bestätigung der E-Mail-Adresse fehlgeschlagen',
  // Balance chart
  'History is kept in USD alone': 'Der Verlauf wird nur in USD geführt',
  // Businesses
  'This invitation is for another email address. Sign in with that address.':
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Melden Sie sich mit dieser Adresse an.',
  'You can own 50 businesses. Archive one first.':
    'Sie können 50 Unternehmen besitzen. Archivieren Sie zuerst eines.',
  'You are the only owner of {business}. Make another member the owner, or archive it.':
    'Sie sind der einzige Inhaber von {business}. Machen Sie ein anderes Mitglied zum Inhaber, oder archivieren Sie das Unternehmen.',
  'This person is already a member': 'Diese Person ist schon Mitglied',
  '50 invitations are open. Revoke one first.':
    '50 Einladungen sind offen. Ziehen Sie zuerst eine zurück.',
  'Payments go to the wallet of this member. Another owner takes them over with a wallet first.':
    'Zahlungen gehen an die Wallet dieses Mitglieds. Zuerst muss ein anderer Inhaber sie mit einer Wallet übernehmen.',
  'A business needs an owner. Make another member the owner first.':
    'Ein Unternehmen braucht einen Inhaber. Machen Sie zuerst ein anderes Mitglied zum Inhaber.',
  'This business is archived. Its records stay, and nothing in it can change.':
    'Dieses Unternehmen ist archiviert. Seine Daten bleiben erhalten, und nichts darin kann sich ändern.',
  'This server is a sandbox. Only test mode works here.':
    'Dieser Server ist eine Sandbox. Hier funktioniert nur der Testmodus.',
  'Your role in this business does not allow this.':
    'Ihre Rolle in diesem Unternehmen erlaubt das nicht.',
  'This business admits members with two-factor authentication only. Turn it on.':
    'Dieses Unternehmen lässt nur Mitglieder mit Zwei-Faktor-Anmeldung zu. Aktivieren Sie sie.',
  'This business asks for a new sign-in. Sign out and sign in again.':
    'Dieses Unternehmen verlangt eine neue Anmeldung. Melden Sie sich ab und wieder an.',
  'Turn on two-factor authentication for yourself first':
    'Aktivieren Sie zuerst die Zwei-Faktor-Anmeldung für sich selbst',
  'Must not be below the minimum price': 'Darf nicht unter dem Mindestpreis liegen',
  'You are the owner already': 'Sie sind schon der Inhaber',
  'This invitation was already accepted.': 'Diese Einladung wurde schon angenommen.',
  'This invitation was withdrawn. Ask for a new one.':
    'Diese Einladung wurde zurückgezogen. Bitten Sie um eine neue.',
  'This invitation has expired. Ask for a new one.':
    'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  // Chains
  '{network} is not available on this server.': '{network} ist auf diesem Server nicht verfügbar.',
  // Checkout
  'These bytes are no transaction of this network.':
    'Diese Bytes sind keine Transaktion dieses Netzwerks.',
  'This transaction does not pay this payment.': 'Diese Transaktion bezahlt diese Zahlung nicht.',
  'Details are missing': 'Angaben fehlen',
  'Fill in what the business asks for first.':
    'Machen Sie zuerst die Angaben, um die das Unternehmen bittet.',
  'This link has a price.': 'Dieser Link hat einen Preis.',
  'Type an amount.': 'Geben Sie einen Betrag ein.',
  'Type {amount} or more.': 'Geben Sie {amount} oder mehr ein.',
  'Type {amount} or less.': 'Geben Sie {amount} oder weniger ein.',
  'This payment was cancelled': 'Diese Zahlung wurde abgebrochen',
  'Ask the business for a new payment.': 'Bitten Sie das Unternehmen um eine neue Zahlung.',
  'This payment is paid': 'Diese Zahlung ist bezahlt',
  'Nothing more is to be paid.': 'Es ist nichts mehr zu bezahlen.',
  'The time to pay has ended': 'Die Zahlungsfrist ist abgelaufen',
  'Ask for a new price on the checkout page.':
    'Rufen Sie auf der Checkout-Seite einen neuen Preis ab.',
  'Nothing is chosen to pay with': 'Es ist keine Zahlungsart gewählt',
  'Choose an asset on the checkout page first.':
    'Wählen Sie zuerst auf der Checkout-Seite ein Asset.',
  'This is a test payment': 'Das ist eine Testzahlung',
  'No wallet can pay it. Simulate it in the dashboard or with a test key.':
    'Keine Wallet kann sie bezahlen. Simulieren Sie sie im Dashboard oder mit einem Testschlüssel.',
  'Type your email.': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'The business does not ask for this.': 'Das Unternehmen fragt nicht danach.',
  'This payment has an email': 'Diese Zahlung hat bereits eine E-Mail-Adresse',
  'Ask the business to change the email of this payment.':
    'Bitten Sie das Unternehmen, die E-Mail-Adresse dieser Zahlung zu ändern.',
  '{label} is required.': '{label}: Antwort erforderlich.',
  '{label} must be an email.': '{label}: Geben Sie eine E-Mail-Adresse ein.',
  '{label} must be one of the options.': '{label}: Wählen Sie eine der Möglichkeiten.',
  '{label} must be true or false.': '{label}: Kreuzen Sie das Kästchen an oder lassen Sie es leer.',
  'It takes no more data.': 'Angaben werden nicht mehr angenommen.',
  // Contacts
  'You can have 1,000 contacts in all your wallets together. Delete some first.':
    'Sie können in allen Wallets zusammen 1.000 Kontakte haben. Löschen Sie zuerst einige.',
  'The first line must be {columns}': 'Die erste Zeile muss {columns} lauten',
  'At most {count} contacts at once': 'Höchstens {count} Kontakte auf einmal',
  "This isn't a valid contact.": 'Das ist kein gültiger Kontakt.',
  'This address is already in your contacts.': 'Diese Adresse ist schon in Ihren Kontakten.',
  // Customers
  'A customer has an email, a name or a company.':
    'Ein Kunde hat eine E-Mail-Adresse, einen Namen oder eine Firma.',
  'Another customer has this email.': 'Ein anderer Kunde hat diese E-Mail-Adresse.',
  'There is no customer {id}.': 'Es gibt keinen Kunden {id}.',
  'Name another customer to merge.': 'Nennen Sie einen anderen Kunden zum Zusammenführen.',
  'At most {count} customers at once.': 'Höchstens {count} Kunden auf einmal.',
  'The first line names the columns: {columns}. "{column}" is none of them.':
    'Die erste Zeile nennt die Spalten: {columns}. „{column}“ gehört nicht dazu.',
  'The first line names each column once: {columns}.':
    'Die erste Zeile nennt jede Spalte einmal: {columns}.',
  'A customer with payments stays. Erase the personal data instead.':
    'Ein Kunde mit Zahlungen bleibt erhalten. Löschen Sie stattdessen die personenbezogenen Daten.',
  'A customer with invoices stays. Erase the personal data instead.':
    'Ein Kunde mit Rechnungen bleibt erhalten. Löschen Sie stattdessen die personenbezogenen Daten.',
  'A payment of this customer is open. Wait for its end, or cancel it.':
    'Eine Zahlung dieses Kunden ist offen. Warten Sie auf ihr Ende, oder brechen Sie sie ab.',
  'A refund to this customer is open. Send it, or cancel it.':
    'Eine Erstattung an diesen Kunden ist offen. Senden Sie sie, oder brechen Sie sie ab.',
  'An invoice to this customer is open. Cancel it, and its schedule.':
    'Eine Rechnung an diesen Kunden ist offen. Stornieren Sie sie und beenden Sie ihren Rechnungsplan.',
  'The data of this customer was erased.': 'Die Daten dieses Kunden wurden gelöscht.',
  'A refund to one of these customers is open. Send it, or cancel it.':
    'Eine Erstattung an einen dieser Kunden ist offen. Senden Sie sie, oder brechen Sie sie ab.',
  'One of these customers was merged or deleted meanwhile.':
    'Einer dieser Kunden wurde inzwischen zusammengeführt oder gelöscht.',
  'The data of one of these customers was erased. It stays apart.':
    'Die Daten eines dieser Kunden wurden gelöscht. Er bleibt für sich.',
  'This row has {count} cells instead of {needed}.':
    'Diese Zeile hat {count} Zellen statt {needed}.',
  'The column {column} is not valid.': 'Die Spalte {column} ist ungültig.',
  // Embed sessions
  'The token was made for another page.': 'Das Token wurde für eine andere Seite erstellt.',
  'The token of this page was given no scope for that.':
    'Das Token dieser Seite hat dafür keine Berechtigung.',
  'Wallets of this server hold real money. Use a live key.':
    'In Wallets dieses Servers liegt echtes Geld. Verwenden Sie einen Live-Schlüssel.',
  'Add {origin} to a publishable key of the business first':
    'Fügen Sie {origin} zuerst einem veröffentlichbaren Schlüssel des Unternehmens hinzu',
  // External login
  'This sign-in is over or was begun elsewhere. Try again.':
    'Diese Anmeldung ist beendet oder wurde anderswo begonnen. Versuchen Sie es noch einmal.',
  'Sign in with your password first, then connect {provider} in Account → Security.':
    'Melden Sie sich zuerst mit Ihrem Passwort an, und verbinden Sie dann {provider} unter Konto → Sicherheit.',
  'Verify your email first.': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'Set a password first: this is the only way to sign in.':
    'Legen Sie zuerst ein Passwort fest: Das ist Ihr einziger Weg, sich anzumelden.',
  'This {provider} login is connected to another account, or you have connected another one.':
    'Dieser Login mit {provider} ist mit einem anderen Konto verbunden, oder Sie haben einen anderen verbunden.',
  'Verify your email at {provider} first.':
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse bei {provider}.',
  // Families
  'The fee has changed': 'Die Gebühr hat sich geändert',
  'The fee or the balance changed after your review. Review the new numbers.':
    'Die Gebühr oder das Guthaben hat sich seit Ihrer Prüfung geändert. Prüfen Sie die neuen Zahlen.',
  'gasLimit is a whole number from {minimum} to {maximum} for a transfer.':
    'gasLimit ist für eine Transaktion eine ganze Zahl von {minimum} bis {maximum}.',
  'Another transaction of this account went first. Review yours again.':
    'Eine andere Transaktion dieses Kontos kam zuvor. Prüfen Sie Ihre noch einmal.',
  'Not enough funds': 'Guthaben reicht nicht',
  'At most {amount} {symbol} can be sent at this fee.':
    'Bei dieser Gebühr können höchstens {amount} {symbol} gesendet werden.',
  "You'd leave less than the network minimum. Send the maximum or less.":
    'Es bliebe weniger übrig als das Minimum des Netzwerks. Senden Sie höchstens den Maximalbetrag.',
  'This would leave too little for the account to exist. Send at most {amount} {symbol}, or everything.':
    'Es bliebe zu wenig übrig, als dass das Konto bestehen könnte. Senden Sie höchstens {amount} {symbol} oder alles.',
  'Nodes do not relay a transaction with a fee rate this low.':
    'Nodes leiten eine Transaktion mit einem so niedrigen Gebührensatz nicht weiter.',
  'This would take too many inputs for one transaction. Send a smaller amount.':
    'Dafür wären zu viele Inputs in einer Transaktion nötig. Senden Sie einen kleineren Betrag.',
  'Not enough for the network fee': 'Nicht genug für die Netzwerkgebühr',
  'You need about {amount} on this account to pay the network fee.':
    'Sie brauchen auf diesem Konto etwa {amount} für die Netzwerkgebühr.',
  'The amount must be at least the minimum required.':
    'Der Betrag muss mindestens dem geforderten Minimum entsprechen.',
  'Minimum: {amount}.': 'Minimum: {amount}.',
  'This fee rate is more than ten times the high one.':
    'Dieser Gebührensatz ist mehr als zehnmal so hoch wie der Satz „Hoch“.',
  'The funds of this account changed meanwhile. Review the payment again.':
    'Das Guthaben dieses Kontos hat sich inzwischen geändert. Prüfen Sie die Zahlung noch einmal.',
  'This network has one fee for all: feeRate is Medium, feeRateValue null.':
    'Dieses Netzwerk hat eine Gebühr für alle: feeRate ist Medium, feeRateValue null.',
  'feeRateValue is sat per virtual byte with at most 3 decimals, for Custom only.':
    'feeRateValue ist in sat je virtuellem Byte mit höchstens 3 Nachkommastellen, nur für Custom.',
  'This network does not know how to replace a transaction.':
    'In diesem Netzwerk lässt sich eine Transaktion nicht ersetzen.',
  'This transaction collects the funds of addresses. You can cancel it.':
    'Diese Transaktion sammelt das Guthaben von Adressen ein. Sie können sie abbrechen.',
  'This transaction puts a contract on the network. You can cancel it.':
    'Diese Transaktion bringt einen Vertrag ins Netz. Sie können sie abbrechen.',
  'This transaction can no longer be replaced, or could never be.':
    'Diese Transaktion lässt sich nicht mehr ersetzen, oder das ging nie.',
  'A later payment spends what this one left.':
    'Eine spätere Zahlung gibt aus, was diese übrig gelassen hat.',
  "This transaction can't be sped up": 'Diese Transaktion lässt sich nicht beschleunigen',
  'This transaction pays enough for the next blocks already.':
    'Diese Transaktion zahlt bereits genug für die nächsten Blöcke.',
  'This transaction is in a block already.': 'Diese Transaktion ist bereits in einem Block.',
  'The network no longer knows this transaction.':
    'Das Netzwerk kennt diese Transaktion nicht mehr.',
  'Another transaction spends this one already. Speed up that one instead.':
    'Eine andere Transaktion gibt diesen Betrag bereits aus. Beschleunigen Sie stattdessen jene.',
  'What you received is too small to pay the fee.':
    'Der erhaltene Betrag ist zu klein, um die Gebühr zu bezahlen.',
  'Only incoming transactions can be sped up this way.':
    'Nur eingehende Transaktionen lassen sich so beschleunigen.',
  'Transactions on this network cannot be sped up this way.':
    'Transaktionen in diesem Netzwerk lassen sich so nicht beschleunigen.',
  // Identity providers
  '{provider} did not confirm this sign-in. Try again.':
    '{provider} hat diese Anmeldung nicht bestätigt. Versuchen Sie es noch einmal.',
  '{provider} cannot be reached at the moment. Try again later.':
    '{provider} ist gerade nicht erreichbar. Versuchen Sie es später noch einmal.',
  'Signing in with {provider} is not set up here.':
    'Die Anmeldung mit {provider} ist hier nicht eingerichtet.',
  // Link invoices
  'This schedule is over. Create a new one.':
    'Dieser Rechnungsplan ist beendet. Erstellen Sie einen neuen.',
  'An invoice has a price, or lines that make it.':
    'Eine Rechnung hat einen Preis oder Positionen, die ihn ergeben.',
  'Reminders count from a due date.': 'Erinnerungen zählen ab einem Fälligkeitsdatum.',
  'This day is over.': 'Dieser Tag ist vorbei.',
  'The due date is before the invoice is sent.':
    'Das Fälligkeitsdatum liegt vor dem Versand der Rechnung.',
  'This customer has no email address.': 'Dieser Kunde hat keine E-Mail-Adresse.',
  'The first day is over.': 'Der erste Tag ist vorbei.',
  'This invoice is cancelled.': 'Diese Rechnung ist storniert.',
  'This invoice is paid, or is being paid.': 'Diese Rechnung ist bezahlt oder wird gerade bezahlt.',
  // Live
  'Too many windows wait for changes. Close some of them.':
    'Zu viele Fenster warten auf Änderungen. Schließen Sie einige davon.',
  // Logos
  'Choose another picture': 'Wählen Sie ein anderes Bild',
  'The file is empty. Choose another picture.': 'Die Datei ist leer. Wählen Sie ein anderes Bild.',
  'The file is no PNG, JPEG or WebP picture.': 'Die Datei ist kein Bild in PNG, JPEG oder WebP.',
  'The picture cannot be read. Save it again, or choose another one.':
    'Das Bild lässt sich nicht lesen. Speichern Sie es noch einmal, oder wählen Sie ein anderes.',
  'The picture is animated. Choose one that stands still.':
    'Das Bild ist animiert. Wählen Sie ein unbewegtes.',
  'The picture is larger than 512 kB. Choose a smaller one.':
    'Das Bild ist größer als 512 kB. Wählen Sie ein kleineres.',
  'The picture is wider or higher than 3,000 pixels. Choose a smaller one.':
    'Das Bild ist breiter oder höher als 3.000 Pixel. Wählen Sie ein kleineres.',
  // Passwords
  'Must have at least 10 characters': 'Muss mindestens 10 Zeichen haben',
  'Must not contain your email': 'Darf Ihre E-Mail-Adresse nicht enthalten',
  'This password is too common': 'Dieses Passwort ist zu verbreitet',
  // Payment links
  'This link is closed': 'Dieser Link ist geschlossen',
  'The lines do not add up to the price.': 'Die Positionen ergeben nicht den Preis.',
  'A link with a price has no limits.': 'Ein Link mit einem Preis hat keine Grenzen.',
  'The highest amount is below the lowest.': 'Der Höchstbetrag liegt unter dem Mindestbetrag.',
  'Not possible here': 'Hier nicht möglich',
  'This link belongs to an invoice. Change or cancel the invoice instead.':
    'Dieser Link gehört zu einer Rechnung. Ändern oder stornieren Sie stattdessen die Rechnung.',
  'The business has paused this link. Try again later.':
    'Das Unternehmen hat diesen Link pausiert. Versuchen Sie es später noch einmal.',
  'This link has been paid as often as it may be.':
    'Dieser Link wurde so oft bezahlt, wie es möglich ist.',
  'The due date of this link is over. Ask the business for a new one.':
    'Das Fälligkeitsdatum dieses Links ist vorbei. Bitten Sie das Unternehmen um einen neuen.',
  'The business has closed this link.': 'Das Unternehmen hat diesen Link geschlossen.',
  // Payment requests
  'Ask for a new price on the checkout page, then open the link again.':
    'Rufen Sie auf der Checkout-Seite einen neuen Preis ab, und öffnen Sie dann den Link noch einmal.',
  'Ask the business for a new link.': 'Bitten Sie das Unternehmen um einen neuen Link.',
  'Choose an asset, or do so on the checkout page and open the link again.':
    'Wählen Sie ein Asset, oder tun Sie das auf der Checkout-Seite, und öffnen Sie den Link noch einmal.',
  'Choose another one, or pay on the checkout page.':
    'Wählen Sie ein anderes, oder bezahlen Sie auf der Checkout-Seite.',
  'Do not pay. Ask the business for a new link.':
    'Bezahlen Sie nicht. Bitten Sie das Unternehmen um einen neuen Link.',
  'Fill them in on the checkout page, then open the link again.':
    'Machen Sie die Angaben auf der Checkout-Seite, und öffnen Sie dann den Link noch einmal.',
  'It is for a network or an asset that is not available here.':
    'Es geht um ein Netzwerk oder ein Asset, das hier nicht verfügbar ist.',
  'Nothing was signed. Open the link again to see what is asked for now.':
    'Es wurde nichts signiert. Öffnen Sie den Link noch einmal, um zu sehen, was jetzt verlangt wird.',
  'Open the https link of a checkout page.': 'Öffnen Sie den https-Link einer Checkout-Seite.',
  'Try again, or pay on its checkout page.':
    'Versuchen Sie es noch einmal, oder bezahlen Sie auf der Checkout-Seite.',
  'The business asks for details': 'Das Unternehmen bittet um Angaben',
  'This server cannot pay this request': 'Dieser Server kann diese Anforderung nicht bezahlen',
  'This asset cannot be chosen now': 'Dieses Asset kann gerade nicht gewählt werden',
  'The request has changed': 'Die Anforderung hat sich geändert',
  'This link cannot be opened': 'Dieser Link kann nicht geöffnet werden',
  'The host has no such payment': 'Diese Zahlung gibt es auf dem Host nicht',
  'The host does not answer': 'Der Host antwortet nicht',
  'The host could not be verified': 'Der Host konnte nicht überprüft werden',
  // Payments
  'Too many payments wait for this asset right now. Try again, or use another asset.':
    'Im Moment warten zu viele Zahlungen auf dieses Asset. Versuchen Sie es noch einmal, oder verwenden Sie ein anderes Asset.',
  'This business was settled before this server had test payments. Its owner confirms the settlement wallet once more in the settings.':
    'Dieses Unternehmen wurde eingerichtet, bevor es auf diesem Server Testzahlungen gab. Sein Inhaber bestätigt die Abrechnungs-Wallet noch einmal in den Einstellungen.',
  'This business is paid into public keys alone. Its owner chooses a settlement wallet to take test payments.':
    'Dieses Unternehmen wird nur auf öffentliche Schlüssel bezahlt. Für Testzahlungen wählt sein Inhaber eine Abrechnungs-Wallet.',
  'Say why the payment is invalid.': 'Geben Sie an, warum die Zahlung ungültig ist.',
  'Say how the payment was paid.': 'Geben Sie an, wie die Zahlung bezahlt wurde.',
  'This payment cannot be paid in {asset} on {network}.':
    'Diese Zahlung kann nicht mit {asset} auf {network} bezahlt werden.',
  'Another asset': 'Anderes Asset',
  'This payment never had a price in this asset, so the transfer cannot count.':
    'Für diese Zahlung gab es nie einen Preis in diesem Asset, daher kann der Transfer nicht zählen.',
  'There is no such customer.': 'Diesen Kunden gibt es nicht.',
  'There are no prices in {currency}.': 'Es gibt keine Preise in {currency}.',
  'There is no asset {asset}.': '{asset} gibt es nicht.',
  'Order id in use': 'Bestell-ID vergeben',
  'Another payment of this order was opened meanwhile. Load the payments again.':
    'Inzwischen wurde eine andere Zahlung dieser Bestellung geöffnet. Laden Sie die Zahlungen noch einmal.',
  'This business is suspended and takes no payments.':
    'Dieses Unternehmen ist gesperrt und nimmt keine Zahlungen an.',
  'Choose the assets that the business accepts first.':
    'Wählen Sie zuerst, welche Assets das Unternehmen akzeptiert.',
  'This payment cannot be paid in {asset}.': 'Diese Zahlung kann nicht mit {asset} bezahlt werden.',
  'This price is too low or too high for every asset that can pay it.':
    'Dieser Preis ist für jedes mögliche Asset zu niedrig oder zu hoch.',
  'There is no price of these assets right now. Try again in a minute.':
    'Für diese Assets gibt es gerade keinen Kurs. Versuchen Sie es in einer Minute noch einmal.',
  'Use an address on {hosts}, or allow its host in the developer settings.':
    'Verwenden Sie eine Adresse auf {hosts}, oder erlauben Sie ihren Host in den Entwicklereinstellungen.',
  'Enter more than 0 {symbol}.': 'Geben Sie mehr als 0 {symbol} ein.',
  'Name an asset of the network {network}.': 'Nennen Sie ein Asset des Netzwerks {network}.',
  'What can be replaced has no block yet.': 'Was ersetzt werden kann, ist noch in keinem Block.',
  'A contract pays coins of Ethereum or BSC alone.':
    'Ein Contract zahlt nur Coins von Ethereum oder BSC.',
  'A period has at most {count} days.': 'Ein Zeitraum hat höchstens {count} Tage.',
  'Only an expired payment of which a part came can be asked again.':
    'Nur bei einer abgelaufenen, teilweise bezahlten Zahlung kann der Rest angefordert werden.',
  'Only a payment for which nothing came can be cancelled.':
    'Nur eine Zahlung, für die nichts eingegangen ist, kann abgebrochen werden.',
  'Only money that came too late or was too little can be accepted.':
    'Nur Geld, das zu spät kam oder zu wenig war, kann akzeptiert werden.',
  'Only a payment that is not final can be marked as invalid.':
    'Nur eine Zahlung, die noch nicht endgültig ist, kann als ungültig markiert werden.',
  'Only a payment that is open or has ended can be marked as paid.':
    'Nur eine offene oder beendete Zahlung kann als bezahlt markiert werden.',
  'Its price has arrived. Accept it instead.':
    'Ihr Preis ist eingegangen. Akzeptieren Sie sie stattdessen.',
  'Money of it goes back. Ask for a new payment instead.':
    'Geld davon geht zurück. Fordern Sie stattdessen eine neue Zahlung an.',
  'A method can be chosen until money comes.':
    'Die Zahlungsart kann gewählt werden, bis Geld eingeht.',
  'Already refunded': 'Schon erstattet',
  'Already decided': 'Schon entschieden',
  'A refund is open': 'Eine Erstattung ist offen',
  'Payment {id} has this order id. Cancel it, or use another order id.':
    'Die Zahlung {id} hat diese Bestell-ID. Brechen Sie sie ab, oder verwenden Sie eine andere Bestell-ID.',
  'A price in {currency} has at most {count} decimals.':
    'Ein Preis in {currency} hat höchstens {count} Nachkommastellen.',
  'A price is above zero.': 'Ein Preis ist größer als null.',
  'A price is at most 1,000,000,000,000,000.': 'Ein Preis beträgt höchstens 1.000.000.000.000.000.',
  'Only an expired payment for which nothing came gets a new price.':
    'Nur eine abgelaufene Zahlung, für die nichts eingegangen ist, bekommt einen neuen Preis.',
  'Nothing about it needs attention.': 'Daran ist nichts zu tun.',
  'Only test payments are simulated.': 'Nur Testzahlungen werden simuliert.',
  'Choose a method first.': 'Wählen Sie zuerst eine Zahlungsart.',
  'This payment is {englishStatus}. {remedyText}':
    'Der Status dieser Zahlung lässt das nicht zu. {remedyText}',
  'This transfer was refunded. Reload the list.':
    'Dieser Transfer wurde erstattet. Laden Sie die Liste neu.',
  'Another member has already decided about this transfer. Reload the list.':
    'Ein anderes Mitglied hat über diesen Transfer schon entschieden. Laden Sie die Liste neu.',
  'A refund of this transfer is open. Cancel it first, or wait until it is confirmed.':
    'Eine Erstattung dieses Transfers ist offen. Brechen Sie sie zuerst ab, oder warten Sie, bis sie bestätigt ist.',
  // Payments accounts
  'List each asset only once': 'Führen Sie jedes Asset nur einmal auf',
  'There is no asset {asset}': '{asset} gibt es nicht',
  'Only accounts on Ethereum and BNB Smart Chain are counted by their address.':
    'Nur Konten auf Ethereum und BNB Smart Chain werden nach ihrer Adresse gezählt.',
  'Only accounts on Bitcoin and Litecoin have a choice of address type.':
    'Nur bei Konten auf Bitcoin und Litecoin lässt sich der Adresstyp wählen.',
  '{asset} is no longer offered': '{asset} wird nicht mehr angeboten',
  'You stay an owner with your own wallet': 'Sie bleiben Inhaber mit Ihrer eigenen Wallet',
  'Payments arrive at a public key of another wallet on Bitcoin and Litecoin only.':
    'Nur bei Bitcoin und Litecoin können Zahlungen an einem öffentlichen Schlüssel einer anderen Wallet eingehen.',
  'The first address is another one. Compare the addresses with your wallet again.':
    'Die erste Adresse ist eine andere. Vergleichen Sie die Adressen noch einmal mit Ihrer Wallet.',
  'This key already receives elsewhere. Export an account that is for this shop alone.':
    'Mit diesem Schlüssel wird schon anderswo empfangen. Exportieren Sie ein Konto, das nur für diesen Shop ist.',
  'Try again in a moment.': 'Versuchen Sie es gleich noch einmal.',
  'Confirm the seed phrase of this wallet first: the business will be paid into it.':
    'Bestätigen Sie zuerst die Seed-Phrase dieser Wallet: Die Zahlungen des Unternehmens werden in ihr eingehen.',
  'This business is paid into another wallet already.':
    'Die Zahlungen dieses Unternehmens gehen schon an eine andere Wallet.',
  'Payments go to another wallet by now. Load the team again.':
    'Zahlungen gehen inzwischen an eine andere Wallet. Laden Sie das Team noch einmal.',
  'Choose the wallet that the business is paid into first.':
    'Wählen Sie zuerst die Wallet, an die die Zahlungen des Unternehmens gehen.',
  'Choose a public key of your own wallet first. Payments would go nowhere.':
    'Wählen Sie zuerst einen öffentlichen Schlüssel Ihrer eigenen Wallet. Zahlungen kämen sonst nirgends an.',
  '{asset} takes the address mode {modesText}': 'Für {asset} gibt es den Adressmodus {modesText}',
  'This is a private key or a seed phrase, and it was not stored. Move your funds if anyone else may have seen it, and paste the public key.':
    'Das ist ein privater Schlüssel oder eine Seed-Phrase und wurde nicht gespeichert. Verschieben Sie Ihr Guthaben, falls jemand anderes das gesehen haben könnte, und fügen Sie den öffentlichen Schlüssel ein.',
  'Paste the extended public key or the output descriptor that your wallet exports.':
    'Fügen Sie den erweiterten öffentlichen Schlüssel oder den Output-Deskriptor ein, den Ihre Wallet exportiert.',
  'A character of this key is wrong or missing. Export it again.':
    'Ein Zeichen dieses Schlüssels ist falsch oder fehlt. Exportieren Sie ihn noch einmal.',
  'This key belongs to another network. Export the one of this network.':
    'Dieser Schlüssel gehört zu einem anderen Netzwerk. Exportieren Sie den für dieses Netzwerk.',
  'This descriptor has no checksum. Export it with the eight characters after #.':
    'Dieser Deskriptor hat keine Prüfsumme. Exportieren Sie ihn mit den acht Zeichen nach #.',
  'The checksum of this descriptor does not match. Export the descriptor again.':
    'Die Prüfsumme dieses Deskriptors stimmt nicht. Exportieren Sie den Deskriptor noch einmal.',
  'Addresses behind a hardened step need the private key. Export the key of the account.':
    'Adressen hinter einem gehärteten Schritt brauchen den privaten Schlüssel. Exportieren Sie den Schlüssel des Kontos.',
  'Keys of several signers are not supported. Export an account with one key.':
    'Schlüssel mehrerer Unterzeichner werden nicht unterstützt. Exportieren Sie ein Konto mit einem Schlüssel.',
  'Only descriptors of the forms pkh, sh(wpkh), wpkh and tr with one key are supported.':
    'Nur Deskriptoren der Formen pkh, sh(wpkh), wpkh und tr mit einem Schlüssel werden unterstützt.',
  'A descriptor must end its key with /0/* or /<0;1>/*.':
    'Ein Deskriptor muss seinen Schlüssel mit /0/* oder /<0;1>/* beenden.',
  'This is not the key of an account. Export the account, not the wallet or a branch.':
    'Das ist nicht der Schlüssel eines Kontos. Exportieren Sie das Konto, nicht die Wallet oder einen Zweig.',
  'The path in brackets does not belong to this key or this kind of address.':
    'Der Pfad in Klammern gehört nicht zu diesem Schlüssel oder dieser Art von Adresse.',
  'This key is of another kind of address than the chosen one.':
    'Dieser Schlüssel ist für eine andere Art von Adresse als die gewählte.',
  '{oneText} or {otherText}': '{oneText} oder {otherText}',
  // Payouts
  'Check the lines': 'Prüfen Sie die Zeilen',
  'A quotation mark in this file is not closed.':
    'Ein Anführungszeichen in dieser Datei ist nicht geschlossen.',
  'This file has no lines to pay.': 'Diese Datei hat keine Zeilen zum Auszahlen.',
  'Too many lines': 'Zu viele Zeilen',
  'This file has {count} lines. One payout on this network has at most {most}.':
    'Diese Datei hat {count} Zeilen. Eine Auszahlung in diesem Netzwerk hat höchstens {most}.',
  'This address belongs to your business.': 'Diese Adresse gehört Ihrem Unternehmen.',
  'A reference has at most {count} characters.': 'Eine Referenz hat höchstens {count} Zeichen.',
  'This line repeats line {line}. Accept duplicates to pay both.':
    'Diese Zeile wiederholt Zeile {line}. Lassen Sie Wiederholungen zu, um beide zu bezahlen.',
  'Write the amount in digits with a point, such as 12.50.':
    'Schreiben Sie den Betrag in Ziffern mit einem Punkt, zum Beispiel 12.50.',
  '{symbol} has at most {count} decimals.': '{symbol} hat höchstens {count} Nachkommastellen.',
  'An amount is above zero.': 'Ein Betrag ist größer als null.',
  'An amount is at least {amount} {symbol}.': 'Ein Betrag ist mindestens {amount} {symbol}.',
  '{count, plural, one {# line} other {# lines}} cannot be paid. Line {line}: {problemText}':
    '{count, plural, one {# Zeile kann} other {# Zeilen können}} nicht bezahlt werden. Zeile {line}: {problemText}',
  'Send {amountsText} to your settlement account first. Nothing was sent.':
    'Senden Sie zuerst {amountsText} an Ihr Abrechnungskonto. Es wurde nichts gesendet.',
  'Send {amountsText} to {address} first. Nothing was sent.':
    'Senden Sie zuerst {amountsText} an {address}. Es wurde nichts gesendet.',
  'This line has {count} cells instead of {needed}.':
    'Diese Zeile hat {count} Zellen statt {needed}.',
  'The first line names the columns, separated by commas: address, amount and, if you want, memo and reference.':
    'Die erste Zeile nennt die Spalten, durch Kommas getrennt: address, amount und, wenn Sie möchten, memo und reference.',
  'The settlement wallet changed.': 'Die Abrechnungs-Wallet hat sich geändert.',
  '{oneText} and {otherText}': '{oneText} und {otherText}',
  // Personal tokens
  'Must be in the future, at most a year from now':
    'Muss in der Zukunft liegen, höchstens ein Jahr von heute an',
  'There are {count} tokens already. Revoke one first.':
    'Es gibt schon {count} Token. Widerrufen Sie zuerst eines.',
  // Rates
  'Prices are unavailable right now. Try again later.':
    'Kurse sind gerade nicht verfügbar. Versuchen Sie es später noch einmal.',
  // Receipts
  'No email known': 'Keine E-Mail-Adresse bekannt',
  'There is no email address for this payment. Print the receipt instead.':
    'Für diese Zahlung gibt es keine E-Mail-Adresse. Drucken Sie den Beleg stattdessen.',
  'Only the receipt of a confirmed payment is sent.':
    'Nur der Beleg einer bestätigten Zahlung wird gesendet.',
  // Refunds
  'No refund link was emailed. Ask the shop for it.':
    'Es wurde kein Erstattungslink per E-Mail gesendet. Fragen Sie den Shop danach.',
  'Send it from your own wallet': 'Senden Sie es aus Ihrer eigenen Wallet',
  'This money is in your own wallet, whose keys are not here. Send {amount} to {address} from there, then record the transaction with the API.':
    'Dieses Geld liegt in Ihrer eigenen Wallet, deren Schlüssel nicht hier sind. Senden Sie von dort {amount} an {address}, und tragen Sie die Transaktion dann über die API.',
  'Less than its fee': 'Weniger als die Gebühr',
  'The network fee that the customer pays is higher than the refund.':
    'Die Netzwerkgebühr, die der Kunde zahlt, ist höher als die Erstattung.',
  'There is no price of {symbol} now. Pay the network fee, or try again later.':
    'Für {symbol} gibt es gerade keinen Kurs. Übernehmen Sie die Netzwerkgebühr, oder versuchen Sie es später noch einmal.',
  'Your refund needs no code, because the shop does not know your email address.':
    'Ihre Erstattung braucht keinen Code, weil der Shop Ihre E-Mail-Adresse nicht kennt.',
  'This code is wrong or has expired. Enter the newest code, or have a new one emailed.':
    'Dieser Code ist falsch oder abgelaufen. Geben Sie den neuesten Code ein oder lassen Sie sich einen neuen senden.',
  'Collect the funds first': 'Sammeln Sie zuerst das Guthaben ein',
  'No single account of the business has enough {symbol} and the fee of this refund. Collect the funds of the payment addresses first.':
    'Kein einzelnes Konto des Unternehmens hat genug {symbol} für diese Erstattung und ihre Gebühr. Sammeln Sie zuerst das Guthaben der Zahlungsadressen ein.',
  'This test payment was simulated. No money came that could go back.':
    'Diese Testzahlung wurde simuliert. Es ist kein Geld eingegangen, das zurückgehen könnte.',
  'Nothing to refund': 'Nichts zu erstatten',
  'More than came': 'Mehr als eingegangen ist',
  'At most {amount} {symbol} can go back.': 'Höchstens {amount} {symbol} können zurückgehen.',
  'Not overpaid': 'Nicht überzahlt',
  'This payment received no {symbol} above its price.':
    'Für diese Zahlung ist kein {symbol} über ihren Preis hinaus eingegangen.',
  'This payment has another refund. Name the amount instead.':
    'Diese Zahlung hat eine weitere Erstattung. Nennen Sie stattdessen den Betrag.',
  'A refund cannot be priced in {currency}.':
    'Eine Erstattung lässt sich nicht in {currency} angeben.',
  'A refund is above zero.': 'Eine Erstattung ist größer als null.',
  'There is no price of {symbol} in {currency} now. Name the coins instead.':
    'Für {symbol} gibt es gerade keinen Kurs in {currency}. Geben Sie stattdessen die Menge der Coins an.',
  'A fee has at most 4 decimals.': 'Eine Gebühr hat höchstens 4 Nachkommastellen.',
  'A fee is below 100 %.': 'Eine Gebühr ist kleiner als 100 %.',
  'The settlement wallet has this money. Sign the refund instead.':
    'Dieses Geld liegt in der Abrechnungs-Wallet. Signieren Sie stattdessen die Erstattung.',
  'This business used the key with an earlier settlement wallet, and its refunds belong to that one. Export another account.':
    'Dieses Unternehmen hat den Schlüssel mit einer früheren Abrechnungs-Wallet verwendet, und seine Erstattungen gehören zu dieser. Exportieren Sie ein anderes Konto.',
  'A transaction is prepared for native SegWit keys only. Send the refund from your wallet, and record it.':
    'Eine Transaktion wird nur für Native-SegWit-Schlüssel vorbereitet. Senden Sie die Erstattung aus Ihrer Wallet und tragen Sie sie ein.',
  'Too few coins': 'Zu wenig Coins',
  'The addresses that payments got hold too little for this refund and its fee now. Send it from your wallet, and record it.':
    'Auf den Adressen, die Zahlungen erhalten haben, liegt zurzeit zu wenig für diese Erstattung und ihre Gebühr. Senden Sie sie aus Ihrer Wallet und tragen Sie sie ein.',
  'Prepare the transaction of this refund first.':
    'Bereiten Sie zuerst die Transaktion dieser Erstattung vor.',
  'This is no partially signed transaction. Export it from your wallet again.':
    'Das ist keine teilweise signierte Transaktion. Exportieren Sie sie noch einmal aus Ihrer Wallet.',
  'This is another transaction than the one that was prepared. Nothing was sent.':
    'Das ist eine andere Transaktion als die vorbereitete. Es wurde nichts gesendet.',
  'A signature is missing. Sign the transaction with the wallet of this key.':
    'Eine Signatur fehlt. Signieren Sie die Transaktion mit der Wallet dieses Schlüssels.',
  'A signature is not valid. Sign the prepared transaction again. Nothing was sent.':
    'Eine Signatur ist ungültig. Signieren Sie die vorbereitete Transaktion noch einmal. Es wurde nichts gesendet.',
  'A reorganisation took back what the prepared transaction spends. Try again later.':
    'Eine Reorganisation hat zurückgenommen, was die vorbereitete Transaktion ausgibt. Versuchen Sie es später noch einmal.',
  'Your wallet has spent the coins of the prepared transaction. If it sent this refund, record that transaction.':
    'Ihre Wallet hat die Coins der vorbereiteten Transaktion ausgegeben. Wenn sie diese Erstattung gesendet hat, tragen Sie jene Transaktion ein.',
  'A transaction that was prepared for your wallet can still pay this refund. Send that one, or spend its coins in your wallet first.':
    'Eine Transaktion, die für Ihre Wallet vorbereitet wurde, kann diese Erstattung noch bezahlen. Senden Sie die vorbereitete, oder geben Sie zuerst ihre Coins in Ihrer Wallet aus.',
  'A transaction that was prepared for an earlier refund can still be mined. Prepare this refund too: it spends the same coins, so that only one of both is paid.':
    'Eine Transaktion, die für eine frühere Erstattung vorbereitet wurde, kann noch bestätigt werden. Bereiten Sie auch diese Erstattung vor: Sie gibt dieselben Coins aus, sodass nur eine von beiden gezahlt wird.',
  'The network does not know this transaction.': 'Das Netzwerk kennt diese Transaktion nicht.',
  'This transaction has {depth} of {final} confirmations. Record it again later.':
    'Diese Transaktion hat {depth} von {final} Bestätigungen. Tragen Sie sie später noch einmal ein.',
  'This transaction does not send {amount} {symbol} to {address} after the refund was created.':
    'Diese Transaktion sendet nach dem Erstellen der Erstattung keine {amount} {symbol} an {address}.',
  'Another refund to this address was recorded with this transaction.':
    'Mit dieser Transaktion wurde schon eine andere Erstattung an diese Adresse eingetragen.',
  'This address cannot be paid on {network}.':
    'An diese Adresse kann auf {network} nicht gezahlt werden.',
  'This address receives payments to the business. Use one of the customer.':
    'An dieser Adresse gehen Zahlungen an das Unternehmen ein. Verwenden Sie eine Adresse des Kunden.',
  'We cannot send to this address on {network}. Copy your address again from your wallet or exchange.':
    'An diese Adresse können wir auf {network} nicht senden. Kopieren Sie Ihre Adresse noch einmal aus Ihrer Wallet oder Börse.',
  'This address belongs to the shop. Enter the address of your own wallet or exchange.':
    'Diese Adresse gehört dem Shop. Geben Sie die Adresse Ihrer eigenen Wallet oder Börse ein.',
  'There are no comments on {network}. Leave the comment empty.':
    'Auf {network} gibt es keine Kommentare. Lassen Sie den Kommentar leer.',
  'This comment cannot be sent on {network}. Copy it again, or shorten it.':
    'Dieser Kommentar lässt sich auf {network} nicht senden. Kopieren Sie ihn noch einmal oder kürzen Sie ihn.',
  'Only a refund that is not signed can be cancelled.':
    'Nur eine Erstattung, die noch nicht signiert ist, kann abgebrochen werden.',
  'This refund is {englishStatus}. {remedyText}':
    'Der Status dieser Erstattung lässt das nicht zu. {remedyText}',
  'It went back with the refund of another transfer.':
    'Er ging mit der Erstattung eines anderen Transfers zurück.',
  'What came can go back once it is confirmed, cancelled or expired.':
    'Was eingegangen ist, kann zurückgehen, sobald die Zahlung bestätigt, abgebrochen oder abgelaufen ist.',
  'A refund is possible once the money is confirmed.':
    'Eine Erstattung ist möglich, sobald das Geld bestätigt ist.',
  'It counts for a payment. Refund that payment instead.':
    'Er zählt für eine Zahlung. Erstatten Sie stattdessen diese Zahlung.',
  'It is ignored. Reopen it first.': 'Er wird ignoriert. Öffnen Sie ihn zuerst wieder.',
  'Choose what goes back: {assetsText}.': 'Wählen Sie, was zurückgeht: {assetsText}.',
  'No {englishAsset} came that could go back.':
    'Davon ist nichts eingegangen, das zurückgehen könnte.',
  'The shop withdrew this refund. Ask the shop if you still expect it.':
    'Der Shop hat diese Erstattung zurückgezogen. Fragen Sie den Shop, falls Sie noch darauf warten.',
  'This link has expired. Ask the shop for a new one.':
    'Dieser Link ist abgelaufen. Bitten Sie den Shop um einen neuen.',
  'This refund already has an address. Not yours? Tell the shop before it sends the refund.':
    'Diese Erstattung hat schon eine Adresse. Ist es nicht Ihre? Sagen Sie es dem Shop, bevor er die Erstattung sendet.',
  'Only a refund with an address that is not on its way can be signed.':
    'Nur eine Erstattung, die eine Adresse hat und nicht unterwegs ist, kann signiert werden.',
  // Reports
  'Settlements are not priced in a currency.':
    'Eingesammelte Beträge haben keine Währung für Preise.',
  'A report has at most {count} days.': 'Ein Bericht hat höchstens {count} Tage.',
  // Sandbox
  'A price is above zero, below a trillion, with at most 18 decimals.':
    'Ein Preis ist größer als null, kleiner als eine Billion und hat höchstens 18 Nachkommastellen.',
  'The sandbox is mining. Wait a moment.':
    'Die Sandbox erzeugt gerade Blöcke. Warten Sie einen Moment.',
  'Payments on {network} have no comment.': 'Zahlungen auf {network} haben keinen Kommentar.',
  'Payments on {network} have no reference.': 'Zahlungen auf {network} haben keine Referenz.',
  'The reference is not an address of {network}.': 'Die Referenz ist keine Adresse von {network}.',
  'The faucet of this network pays {network} and its tokens only.':
    'Der Faucet dieses Netzwerks zahlt nur {network} und dessen Token.',
  'Nothing was replaced. The network says: {reason}':
    'Es wurde nichts ersetzt. Das Netzwerk meldet: {reason}',
  'The inputs of this transaction do not cover that fee. Offer less.':
    'Die Inputs dieser Transaktion decken diese Gebühr nicht. Bieten Sie weniger.',
  'A fee rate of {network} has at most {count} decimals.':
    'Ein Gebührensatz von {network} hat höchstens {count} Nachkommastellen.',
  'The faucet does not have that much. Request less.':
    'So viel hat der Faucet nicht. Fordern Sie weniger an.',
  'The network passes on {amount} {symbol} or more.':
    'Das Netzwerk leitet erst ab {amount} {symbol} weiter.',
  'The ledger does not have this many blocks above its first one.':
    'So viele Blöcke hat der Ledger über dem ersten nicht.',
  'The faucet has no coins left.': 'Der Faucet hat keine Coins mehr.',
  'This transaction is in a block. Undo the block first.':
    'Diese Transaktion ist in einem Block. Nehmen Sie zuerst den Block zurück.',
  'The faucet did not send this transaction: its key is not here.':
    'Der Faucet hat diese Transaktion nicht gesendet: Ihr Schlüssel ist nicht hier.',
  'On {network} nothing takes the place of what waits.':
    'Auf {network} tritt nichts an die Stelle dessen, was wartet.',
  'This is not {englishName} address that can be paid this much.':
    'An diese Adresse kann nicht so viel gezahlt werden.',
  'On {network} nobody can imitate an address here.':
    'Auf {network} kann hier keine Adresse nachgeahmt werden.',
  'The network says: {reason}. Try again.':
    'Das Netzwerk meldet: {reason}. Versuchen Sie es noch einmal.',
  '{network} has fixed fees, which do not rise.':
    '{network} hat feste Gebühren, die nicht steigen.',
  // Sends
  'There is no such token on {network}.': 'Dieses Token gibt es auf {network} nicht.',
  'This server cannot send tokens on {network}.':
    'Dieser Server kann auf {network} keine Token senden.',
  'Enter the code from your authenticator app to send.':
    'Geben Sie zum Senden den Code aus Ihrer Authenticator-App ein.',
  'This network has no gas': 'In diesem Netzwerk gibt es kein Gas',
  'This looks like the same payment again': 'Das sieht nach derselben Zahlung noch einmal aus',
  'The network fee went up. Review the new fee.':
    'Die Netzwerkgebühr ist gestiegen. Prüfen Sie die neue Gebühr.',
  'The fee is high': 'Die Gebühr ist hoch',
  'The fee is {fee}, and {usual} would be usual. Accept the fee to send.':
    'Die Gebühr beträgt {fee}, üblich wären {usual}. Akzeptieren Sie die Gebühr, um zu senden.',
  'Your review has expired. Review the transaction again.':
    'Ihre Prüfung ist abgelaufen. Prüfen Sie die Transaktion noch einmal.',
  'This review was already used. Review the next transaction separately.':
    'Diese Prüfung wurde schon verwendet. Prüfen Sie die nächste Transaktion für sich.',
  'This differs from what you reviewed. Nothing was signed.':
    'Das weicht von dem ab, was Sie geprüft haben. Es wurde nichts signiert.',
  'This review no longer exists. Review the transaction again.':
    'Diese Prüfung gibt es nicht mehr. Prüfen Sie die Transaktion noch einmal.',
  'The transaction is unreadable, not valid for the network, or not signed with the keys of this account. Nothing was sent.':
    'Die Transaktion ist unlesbar, für das Netzwerk ungültig oder nicht mit den Schlüsseln dieses Kontos signiert. Es wurde nichts gesendet.',
  'The network refused the transaction': 'Das Netzwerk hat die Transaktion abgelehnt',
  '{network} has no memos.': '{network} hat keine Memos.',
  'The memo is not valid text.': 'Das Memo ist kein gültiger Text.',
  'A memo on {network} has at most {count} bytes.':
    'Ein Memo auf {network} hat höchstens {count} Bytes.',
  'This asset has at most {count} decimals.':
    'Hier sind höchstens {count} Nachkommastellen möglich.',
  'This is not an amount.': 'Das ist kein Betrag.',
  'Nothing was sent. The network says: no reason given':
    'Es wurde nichts gesendet. Das Netzwerk nennt keinen Grund.',
  'Nothing was sent. The network says: {reason}':
    'Es wurde nichts gesendet. Das Netzwerk meldet: {reason}',
  // Step up
  'The password is incorrect.': 'Das Passwort ist falsch.',
  'Confirm that it is you': 'Bestätigen Sie, dass Sie es sind',
  'Enter your password.': 'Geben Sie Ihr Passwort ein.',
  'Sign in again to continue. This needs a sign-in within the last 15 minutes.':
    'Melden Sie sich noch einmal an, um fortzufahren. Dafür muss die Anmeldung in den letzten 15 Minuten erfolgt sein.',
  'Enter a two-factor code.': 'Geben Sie einen Zwei-Faktor-Code ein.',
  // Sweeps
  'Nothing to collect': 'Nichts einzusammeln',
  'No payment address has {symbol} that is worth its fee and free to move.':
    'Auf keiner Zahlungsadresse liegt {symbol}, das seine Gebühr wert und frei verfügbar ist.',
  'Payments on {network} arrive in the settlement account itself. Send {symbol} from there.':
    'Zahlungen auf {network} gehen direkt auf dem Abrechnungskonto ein. Senden Sie {symbol} von dort.',
  'Not enough for the fees': 'Nicht genug für die Gebühren',
  'Send {amount} {symbol} to {address} first. It pays the network fees.':
    'Senden Sie zuerst {amount} {symbol} an {address}. Damit werden die Netzwerkgebühren bezahlt.',
  'Another sweep moves these funds, or the settlement wallet changed.':
    'Dieses Guthaben wird schon anderweitig eingesammelt, oder die Abrechnungs-Wallet hat sich geändert.',
  'A sweep moves the funds of this address. Try again when it is done.':
    'Das Guthaben dieser Adresse wird gerade eingesammelt. Versuchen Sie es danach noch einmal.',
  'Daily limit reached': 'Tageslimit erreicht',
  'You can send {limit} USD in 24 hours. {left} USD is left now.':
    'Sie können in 24 Stunden {limit} USD senden. Jetzt sind noch {left} USD übrig.',
  'The price is not known now, and a rule of this server needs it. Try again later.':
    'Der Kurs ist derzeit nicht bekannt, und eine Regel dieses Servers braucht ihn. Versuchen Sie es später noch einmal.',
  'New recipient': 'Neuer Empfänger',
  'More than {amount} USD can be sent only to contacts that you have had for {hours} h. Save this address as a contact first.':
    'Mehr als {amount} USD können Sie nur an Kontakte senden, die Sie seit {hours} Std. haben. Speichern Sie diese Adresse zuerst als Kontakt.',
  'You can send more than {amount} USD to this contact from {time} UTC.':
    'An diesen Kontakt können Sie ab {time} UTC mehr als {amount} USD senden.',
  'These addresses cannot be collected together now.':
    'Diese Adressen lassen sich gerade nicht gemeinsam einsammeln.',
  // Transfers out
  'The plan has expired': 'Der Plan ist abgelaufen',
  'Fees may have changed. Make a new plan.':
    'Die Gebühren können sich geändert haben. Erstellen Sie einen neuen Plan.',
  'The plan is outdated': 'Der Plan ist überholt',
  'The fees are {fees}, and {usual} would be usual. Accept the fee to go on.':
    'Die Gebühren betragen {fees}, üblich wären {usual}. Akzeptieren Sie die Gebühr, um fortzufahren.',
  'Not your wallet': 'Nicht Ihre Wallet',
  'Only the owner of the settlement wallet can sign.':
    'Nur der Eigentümer der Abrechnungs-Wallet kann signieren.',
  'Another call sends this part. Look at its result.':
    'Dieser Teil wird gerade schon gesendet. Sehen Sie sich das Ergebnis an.',
  'Earlier sends wait for a block. Sign the rest after it.':
    'Frühere Sendungen warten auf einen Block. Signieren Sie den Rest danach.',
  'The server signs one transaction for many addresses.':
    'Der Server signiert eine Transaktion für viele Adressen.',
  'The fees for these addresses are on their way. Sign the rest when they have arrived.':
    'Die Gebühren für diese Adressen sind unterwegs. Signieren Sie den Rest, wenn sie angekommen sind.',
  '{causeText} Make a new plan.': '{causeText} Erstellen Sie einen neuen Plan.',
  'Nothing is left to sign.': 'Es ist nichts mehr zu signieren.',
  'It sends nothing any more.': 'Es wird nichts mehr gesendet.',
  'This {englishThing} is {englishStatus}. {remedyText}':
    'Der Status lässt das nicht zu. {remedyText}',
  // Two factor
  'Two-factor sign-in is off.': 'Die Zwei-Faktor-Anmeldung ist deaktiviert.',
  "That code isn't right.": 'Dieser Code ist falsch.',
  'Begin with a new secret.': 'Beginnen Sie mit einem neuen Schlüssel.',
  '2FA code is required to login': 'Zur Anmeldung ist ein Zwei-Faktor-Code erforderlich',
  'Two-factor sign-in is on already. Turn it off first.':
    'Die Zwei-Faktor-Anmeldung ist schon aktiviert. Deaktivieren Sie sie zuerst.',
  // User deletion
  'Delete your wallets first. Make sure that you have their seed phrases.':
    'Löschen Sie zuerst Ihre Wallets. Vergewissern Sie sich, dass Sie deren Seed-Phrasen haben.',
  'Payments to {business} go to public keys that you chose. Another owner takes them over with a wallet first, or archives the business.':
    'Zahlungen an {business} gehen an öffentliche Schlüssel, die Sie gewählt haben. Zuerst übernimmt sie ein anderer Inhaber mit einer Wallet oder archiviert das Unternehmen.',
  // Users
  'An account with this email already exists.':
    'Es gibt schon ein Konto mit dieser E-Mail-Adresse.',
  'This link is not valid or was already used. Request a new one.':
    'Dieser Link ist ungültig oder wurde schon verwendet. Fordern Sie einen neuen an.',
  'This link has expired. Request a new one.':
    'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'An event is given twice': 'Ein Ereignis ist doppelt angegeben',
  'Emails about your password and two-factor sign-in are always on.':
    'E-Mails zu Ihrem Passwort und zur Zwei-Faktor-Anmeldung sind immer eingeschaltet.',
  'Not a time zone': 'Keine Zeitzone',
  'Not a language': 'Keine Sprache',
  // Vault
  'Billfold cannot sign at the moment. Try again in a few seconds.':
    'Billfold kann gerade nicht signieren. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'The cloud encryption password is incorrect.': 'Das Cloud-Verschlüsselungspasswort ist falsch.',
  'This phrase belongs to a different wallet.': 'Diese Seed-Phrase gehört zu einer anderen Wallet.',
  'Too many requests at once. Try again in a few seconds.':
    'Zu viele Anfragen auf einmal. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'The amount is not the one that was reviewed. Nothing was signed.':
    'Der Betrag ist nicht der, den Sie geprüft haben. Es wurde nichts signiert.',
  'The asset is not the one that was reviewed. Nothing was signed.':
    'Das Asset ist nicht das, das Sie geprüft haben. Es wurde nichts signiert.',
  'The fee is not the one that was reviewed. Nothing was signed.':
    'Die Gebühr ist nicht die, die Sie geprüft haben. Es wurde nichts signiert.',
  'The memo is not the one that was reviewed. Nothing was signed.':
    'Das Memo ist nicht das, das Sie geprüft haben. Es wurde nichts signiert.',
  'The network is not the one that was reviewed. Nothing was signed.':
    'Das Netzwerk ist nicht das, das Sie geprüft haben. Es wurde nichts signiert.',
  'The recipient is not the one that was reviewed. Nothing was signed.':
    'Der Empfänger ist nicht der, den Sie geprüft haben. Es wurde nichts signiert.',
  // Wallets
  'Password is too weak': 'Passwort ist zu schwach',
  'Must differ from your sign-in password': 'Muss sich von Ihrem Anmeldepasswort unterscheiden',
  'Verify your email address before you create a wallet.':
    'Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie eine Wallet erstellen.',
  'Choose an account that is in use and can hold the asset':
    'Wählen Sie ein Konto, das verwendet wird und dieses Asset halten kann',
  'This is not the name of the wallet': 'Das ist nicht der Name der Wallet',
  'A transaction of this wallet is still pending. Delete the wallet once it is confirmed.':
    'Eine Transaktion dieser Wallet steht noch aus. Löschen Sie die Wallet, sobald sie bestätigt ist.',
  'This wallet was sealed differently. Load it again, or unlock it once with its password.':
    'Diese Wallet wurde neu verschlüsselt. Laden Sie sie noch einmal, oder entsperren Sie sie einmal mit ihrem Passwort.',
  'This proof does not belong to an evaluation of the last 15 minutes.':
    'Dieser Nachweis gehört zu keiner Prüfung der letzten 15 Minuten.',
  'You have {count} wallets already. Wallets that you deleted count for 30 days.':
    'Sie haben schon {count} Wallets. Gelöschte Wallets zählen noch 30 Tage mit.',
  'Turn on two-factor sign-in first.': 'Aktivieren Sie zuerst die Zwei-Faktor-Anmeldung.',
  'You already have a wallet with this name': 'Sie haben bereits eine Wallet mit diesem Namen',
  'Enter either the password or the seed phrase, not both.':
    'Geben Sie entweder das Passwort oder die Seed-Phrase ein, nicht beides.',
  'Enter the password or the seed phrase.': 'Geben Sie das Passwort oder die Seed-Phrase ein.',
  'List each account only once': 'Führen Sie jedes Konto nur einmal auf',
  'This wallet receives the payments of {businesses}. Archive it in the business settings first, then delete the wallet.':
    'Die Zahlungen von {businesses} gehen an diese Wallet. Archivieren Sie das Unternehmen zuerst in seinen Einstellungen, und löschen Sie dann die Wallet.',
  'This wallet receives the payments of {businesses}. Archive them in the business settings first, then delete the wallet.':
    'Die Zahlungen von {businesses} gehen an diese Wallet. Archivieren Sie die Unternehmen zuerst in ihren Einstellungen, und löschen Sie dann die Wallet.',
  'Customers of {businesses} may still pay into this wallet. You can delete it 30 days after the last of these payments has ended.':
    'Kunden von {businesses} können noch an diese Wallet zahlen. Sie können sie 30 Tage nach dem Ende der letzten dieser Zahlungen löschen.',
  'A seed phrase has 12, 15, 18, 21 or 24 words. This one has {count}.':
    'Eine Seed-Phrase hat 12, 15, 18, 21 oder 24 Wörter. Diese hat {count}.',
  'Not in the word list: word {positions}.': 'Nicht in der Wortliste: Wort {positions}.',
  'Not in the word list: words {positions}.': 'Nicht in der Wortliste: Wörter {positions}.',
  'Every word is valid, but the phrase is not. Check the order.':
    'Jedes Wort ist gültig, aber die Phrase nicht. Prüfen Sie die Reihenfolge.',
  // Webhooks
  'A business can have {count} webhooks in each mode. Delete one first.':
    'Ein Unternehmen kann in jedem Modus {count} Webhooks haben. Löschen Sie zuerst einen.',
  'This webhook is turned off. Turn it on first.':
    'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  'The period has more than {count} events. Choose a shorter one.':
    'Der Zeitraum hat mehr als {count} Ereignisse. Wählen Sie einen kürzeren.',
  'The body of this event is no longer kept. Load its payment instead.':
    'Der Inhalt dieses Ereignisses ist nicht mehr gespeichert. Laden Sie stattdessen seine Zahlung.',
  'This is not a URL.': 'Das ist keine URL.',
  'Use an https address.': 'Verwenden Sie eine https-Adresse.',
  'Leave the user name and password out.': 'Lassen Sie Benutzername und Passwort weg.',
  'Leave the part after # out.': 'Lassen Sie den Teil nach # weg.',
  'Use a host name instead of an IP address.':
    'Verwenden Sie einen Hostnamen statt einer IP-Adresse.',
  'This host name leads to a private network.': 'Dieser Hostname führt in ein privates Netzwerk.',
  'Use port 443, 8443 or one from 1024 on.': 'Verwenden Sie Port 443, 8443 oder einen ab 1024.',
  'The host name does not resolve.': 'Der Hostname lässt sich nicht auflösen.',
  'The host resolves to {address}, which is not a public address.':
    'Der Host führt zu {address}. Das ist keine öffentliche Adresse.',
  // Rules of fields
  'is not valid': 'Ungültiger Wert.',
  'is required': 'Pflichtfeld.',
  'is not a known field': 'Dieses Feld ist nicht bekannt.',
  'must not be empty': 'Darf nicht leer sein.',
  'must be text': 'Muss ein Text sein.',
  'must be a number': 'Muss eine Zahl sein.',
  'must be a whole number': 'Muss eine ganze Zahl sein.',
  'must be a whole number from 1 to {maximum}': 'Muss eine ganze Zahl von 1 bis {maximum} sein.',
  'must be true or false': 'Muss wahr oder falsch sein.',
  'must be one of {values}': 'Muss einer dieser Werte sein: {values}.',
  'must be at least {minimum}': 'Muss mindestens {minimum} sein.',
  'must be at most {maximum}': 'Darf höchstens {maximum} sein.',
  'must have at least {minimum} characters': 'Muss mindestens {minimum} Zeichen haben.',
  'must have at most {maximum} characters': 'Darf höchstens {maximum} Zeichen haben.',
  'must have at most 1 character': 'Darf höchstens 1 Zeichen haben.',
  'must have at least 1 item': 'Muss mindestens 1 Eintrag haben.',
  'must have at least {minimum} items': 'Muss mindestens {minimum} Einträge haben.',
  'must have at most 1 item': 'Darf höchstens 1 Eintrag haben.',
  'must have at most {maximum} items': 'Darf höchstens {maximum} Einträge haben.',
  'must be an email address, such as ada@example.com':
    'Muss eine E-Mail-Adresse sein, zum Beispiel ada@example.com.',
  'must be a URL': 'Muss eine URL sein.',
  'must be a time such as 22:00': 'Muss eine Uhrzeit sein, zum Beispiel 22:00.',
  'must be a date such as 2026-11-21, or a time such as 2026-11-21T08:00:00Z or 2026-11-21T10:00:00+02:00':
    'Muss ein Datum wie 2026-11-21 oder eine Zeit wie 2026-11-21T08:00:00Z oder 2026-11-21T10:00:00+02:00 sein.',
  'must be a time such as 2026-11-21T08:00:00Z, or null if it never expires':
    'Muss eine Zeit wie 2026-11-21T08:00:00Z sein, oder null, wenn der Schlüssel nie abläuft.',
  'must be a date with a time, such as 2026-11-21T08:00:00Z':
    'Muss ein Datum mit Uhrzeit sein, zum Beispiel 2026-11-21T08:00:00Z.',
  'must be a date, such as 2026-11-21': 'Muss ein Datum sein, zum Beispiel 2026-11-21.',
  'must be a time zone such as Europe/Berlin':
    'Muss eine Zeitzone sein, zum Beispiel Europe/Berlin.',
  'must be a country code of ISO 3166-1, such as DE':
    'Muss ein Ländercode nach ISO 3166-1 sein, zum Beispiel DE.',
  'must be a currency code of ISO 4217, such as USD':
    'Muss ein Währungscode nach ISO 4217 sein, zum Beispiel USD.',
  'must be a language tag of BCP 47, such as en or pt-BR':
    'Muss ein Sprachcode nach BCP 47 sein, zum Beispiel en oder pt-BR.',
  'must be a VAT number such as DE123456789': 'Muss eine USt-IdNr. sein, zum Beispiel DE123456789.',
  'must be an exact decimal in plain digits, such as 0.015':
    'Muss eine genaue Dezimalzahl in Ziffern sein, zum Beispiel 0.015.',
  'must be US dollars with two decimals at most, such as 12.50':
    'Muss ein Betrag in US-Dollar mit höchstens zwei Nachkommastellen sein, zum Beispiel 12.50.',
  'must be a whole number of gas': 'Muss eine ganze Menge Gas sein.',
  'must be an address such as https://shop.example/terms':
    'Muss eine Adresse sein, zum Beispiel https://shop.example/terms.',
  'must be an origin without a path, such as https://shop.example':
    'Muss ein Origin ohne Pfad sein, zum Beispiel https://shop.example.',
  'must be an IP address or a network, such as 203.0.113.7 or 2001:db8::/32':
    'Muss eine IP-Adresse oder ein Netzwerk sein, zum Beispiel 203.0.113.7 oder 2001:db8::/32.',
  'must not contain a semicolon': 'Darf kein Semikolon enthalten.',
  'must not contain a null character or half of a surrogate pair':
    'Darf kein Nullzeichen und kein halbes Ersatzpaar enthalten.',
  'must be the hash of a transaction': 'Muss der Hash einer Transaktion sein.',
};
