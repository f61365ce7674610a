import type { RefusalCatalogue } from './write-refusal.ts';

export const french: RefusalCatalogue = {
  // General
  'This did not work': 'Cela n’a pas fonctionné',
  '{text}': '{text}',
  'Not possible now': 'Impossible pour le moment',
  'The network cannot be reached at the moment. Try again later.':
    'Le réseau est injoignable pour le moment. Réessayez plus tard.',
  'Billfold cannot reach its data at the moment. Try again in a few seconds.':
    'Billfold ne peut pas accéder à ses données pour le moment. Réessayez dans quelques secondes.',
  'The request cannot be read.': 'La requête n’a pas pu être lue.',
  'Unknown error (ID: {id})': 'Erreur inconnue (ID : {id})',
  'Passwords and seed phrases are accepted only on the pages of this server.':
    'Les mots de passe et les phrases de récupération ne sont acceptés que sur les pages de ce serveur.',
  'Too many requests from your network are still being sent. Try again in a few seconds.':
    'Trop de requêtes de votre réseau sont encore en cours d’envoi. Réessayez dans quelques secondes.',
  'Still in progress': 'Toujours en cours',
  'The answer is gone': 'La réponse n’est plus disponible',
  'The call was made, but its answer cannot be read any more. Look at its result.':
    'L’action a été effectuée, mais sa réponse ne peut plus être lue. Consultez le résultat.',
  'The last day is before the first one.': 'Le dernier jour est antérieur au premier.',
  'Payments cannot be priced in {currency}.':
    'Le prix d’un paiement ne peut pas être fixé en {currency}.',
  'This {englishThing} does not exist.': 'Cet élément n’existe pas ou n’existe plus.',
  'Sign in to continue.': 'Connectez-vous pour continuer.',
  'Check the highlighted fields': 'Vérifiez les champs signalés',
  'These settings were changed elsewhere. Reload to see them.':
    'Ces paramètres ont été modifiés ailleurs. Rechargez la page pour les voir.',
  'This is not an {network} address that can be paid.':
    'Ce n’est pas une adresse {network} qui peut être payée.',
  'This is not a {network} address that can be paid.':
    'Ce n’est pas une adresse {network} qui peut être payée.',
  'Too many attempts': 'Trop de tentatives',
  'The body is larger than {count} KB.': 'La requête dépasse {count} ko.',
  'Invalid {fields}': 'Non valide : {fields}',
  '{field}: {ruleText}': '{field} : {ruleText}',
  'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.':
    'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}.',
  // Titles: the words of a code
  'Account not empty': 'Le compte n’est pas vide',
  'Address invalid': 'Adresse non valide',
  'Amount below minimum': 'Montant inférieur au minimum',
  'Broadcast rejected': 'Refusé par le réseau',
  'Business archived': 'Entreprise archivée',
  Busy: 'Occupé pour le moment',
  'Chain unavailable': 'Réseau injoignable',
  'Contact exists': 'Contact déjà existant',
  'Email not verified': 'E-mail non vérifié',
  'Intent expired': 'Vérification expirée',
  Internal: 'Erreur interne',
  'Invalid credentials': 'Identifiants incorrects',
  'Invitation expired': 'Invitation expirée',
  'Key required': 'Mot de passe requis',
  'Last owner': 'Seul propriétaire',
  'Not found': 'Introuvable',
  'Not replaceable': 'Remplacement impossible',
  'Permission denied': 'Autorisation refusée',
  'Rate unavailable': 'Taux indisponible',
  'Refund expired': 'Remboursement expiré',
  'Seed mismatch': 'Phrase de récupération incorrecte',
  'Stale version': 'Modifié entre-temps',
  'Token expired': 'Lien expiré',
  'Token invalid': 'Lien non valide',
  'Two factor invalid': 'Code de double authentification incorrect',
  'Two factor required': 'Code de double authentification requis',
  Unauthorized: 'Non connecté',
  Unavailable: 'Indisponible',
  'Validation failed': 'Vérifiez votre saisie',
  'Wallet has pending': 'Transaction en attente',
  'Wrong encryption key': 'Mot de passe de chiffrement incorrect',
  '2fa required for send': 'Code requis pour envoyer',
  // Accounts
  'This wallet already has an account with this name': 'Ce portefeuille a déjà un compte de ce nom',
  'The prepared keys are used up. Enter the cloud encryption password to open more accounts.':
    'Les clés préparées sont épuisées. Saisissez le mot de passe de chiffrement cloud pour ouvrir d’autres comptes.',
  'This account holds funds or waits for a transaction. Move its funds first.':
    'Ce compte contient des fonds ou attend une transaction. Déplacez d’abord ses fonds.',
  'This account has {count} unused addresses. Other wallets would not find funds on further ones. Use one of them first.':
    'Ce compte a {count} adresses inutilisées. D’autres portefeuilles ne trouveraient pas de fonds sur les suivantes. Utilisez d’abord l’une d’elles.',
  'Sending is paused': 'Les envois sont suspendus',
  "This account's balance differs from the network's. Try again once its open sends have ended.":
    'Le solde de ce compte diffère de celui du réseau. Réessayez une fois ses envois en cours terminés.',
  // Affiliates
  'The code can be chosen only once.': 'Le code ne peut être choisi qu’une seule fois.',
  'Another business has this code. Choose another one.':
    'Une autre entreprise a ce code. Choisissez-en un autre.',
  'A payout starts at {amount} {currency}.':
    'Un versement est possible à partir de {amount} {currency}.',
  // Api keys
  'A business can have {count} API keys. Revoke one first.':
    'Une entreprise peut avoir {count} clés API. Révoquez-en d’abord une.',
  'A business can have {count} saved items. Delete one first.':
    'Une entreprise peut avoir {count} articles enregistrés. Supprimez-en d’abord un.',
  'This key was replaced already. Roll the key that took its place.':
    'Cette clé a déjà été remplacée. Renouvelez la clé qui a pris sa place.',
  'Choose at least one scope': 'Choisissez au moins une autorisation',
  'A secret key has no origins: pages must never have it':
    'Une clé secrète n’a pas d’origines : les pages ne doivent jamais l’avoir',
  'A publishable key has no scopes': 'Une clé publiable n’a pas d’autorisations',
  'A publishable key is used by any browser, so it has no addresses':
    'Une clé publiable est utilisée par n’importe quel navigateur, elle n’a donc pas d’adresses',
  'Add at least one origin': 'Ajoutez au moins une origine',
  '{origin} is not an https origin, such as https://shop.example':
    '{origin} n’est pas une origine https comme https://shop.example',
  'Must be in the future': 'Doit être dans le futur',
  // Auth
  'A personal access token cannot do this. Sign in instead.':
    'Un jeton d’accès personnel ne permet pas cela. Connectez-vous.',
  'Email or password is incorrect.': 'E-mail ou mot de passe incorrect.',
  "The demo isn't available on this server.": 'La démo n’est pas disponible sur ce serveur.',
  'Failed to verify email': 'Échec de la vérification de l’e-mail',
  // Balance chart
  'History is kept in USD alone': 'L’historique est tenu en USD uniquement',
  // Businesses
  'This invitation is for another email address. Sign in with that address.':
    'Cette invitation est destinée à une autre adresse e-mail. Connectez-vous avec cette adresse.',
  'You can own 50 businesses. Archive one first.':
    'Vous pouvez posséder 50 entreprises. Archivez-en d’abord une.',
  'You are the only owner of {business}. Make another member the owner, or archive it.':
    'Vous êtes le seul propriétaire de {business}. Nommez un autre membre propriétaire ou archivez l’entreprise.',
  'This person is already a member': 'Cette personne est déjà membre',
  '50 invitations are open. Revoke one first.':
    '50 invitations sont en cours. Révoquez-en d’abord une.',
  'Payments go to the wallet of this member. Another owner takes them over with a wallet first.':
    'Les paiements vont au portefeuille de ce membre. Un autre propriétaire doit d’abord les reprendre avec un portefeuille.',
  'A business needs an owner. Make another member the owner first.':
    'Une entreprise a besoin d’un propriétaire. Nommez d’abord un autre membre propriétaire.',
  'This business is archived. Its records stay, and nothing in it can change.':
    'Cette entreprise est archivée. Ses données sont conservées et rien ne peut y changer.',
  'This server is a sandbox. Only test mode works here.':
    'Ce serveur est un bac à sable. Seul le mode test y fonctionne.',
  'Your role in this business does not allow this.':
    'Votre rôle dans cette entreprise ne le permet pas.',
  'This business admits members with two-factor authentication only. Turn it on.':
    'Cette entreprise n’admet que des membres avec double authentification. Activez-la.',
  'This business asks for a new sign-in. Sign out and sign in again.':
    'Cette entreprise demande une nouvelle connexion. Déconnectez-vous, puis reconnectez-vous.',
  'Turn on two-factor authentication for yourself first':
    'Activez d’abord la double authentification pour vous-même',
  'Must not be below the minimum price': 'Ne doit pas être inférieur au prix minimum',
  'You are the owner already': 'Vous êtes déjà le propriétaire',
  'This invitation was already accepted.': 'Cette invitation a déjà été acceptée.',
  'This invitation was withdrawn. Ask for a new one.':
    'Cette invitation a été révoquée. Demandez-en une nouvelle.',
  'This invitation has expired. Ask for a new one.':
    'Cette invitation a expiré. Demandez-en une nouvelle.',
  // Chains
  '{network} is not available on this server.': '{network} n’est pas disponible sur ce serveur.',
  // Checkout
  'These bytes are no transaction of this network.':
    'Ces octets ne sont pas une transaction de ce réseau.',
  'This transaction does not pay this payment.': 'Cette transaction ne règle pas ce paiement.',
  'Details are missing': 'Des informations manquent',
  'Fill in what the business asks for first.': 'Remplissez d’abord ce que l’entreprise demande.',
  'This link has a price.': 'Ce lien a un prix.',
  'Type an amount.': 'Saisissez un montant.',
  'Type {amount} or more.': 'Saisissez {amount} ou plus.',
  'Type {amount} or less.': 'Saisissez {amount} ou moins.',
  'This payment was cancelled': 'Ce paiement a été annulé',
  'Ask the business for a new payment.': 'Demandez un nouveau paiement à l’entreprise.',
  'This payment is paid': 'Ce paiement est réglé',
  'Nothing more is to be paid.': 'Il n’y a plus rien à payer.',
  'The time to pay has ended': 'Le délai de paiement est écoulé',
  'Ask for a new price on the checkout page.': 'Demandez un nouveau prix sur la page de paiement.',
  'Nothing is chosen to pay with': 'Aucun moyen de paiement n’est choisi',
  'Choose an asset on the checkout page first.':
    'Choisissez d’abord un actif sur la page de paiement.',
  'This is a test payment': 'Ceci est un paiement de test',
  'No wallet can pay it. Simulate it in the dashboard or with a test key.':
    'Aucun portefeuille ne peut le payer. Simulez-le dans le tableau de bord ou avec une clé de test.',
  'Type your email.': 'Saisissez votre e-mail.',
  'The business does not ask for this.': 'L’entreprise ne demande pas cela.',
  'This payment has an email': 'Ce paiement a un e-mail',
  'Ask the business to change the email of this payment.':
    'Demandez à l’entreprise de changer l’e-mail de ce paiement.',
  '{label} is required.': '{label} : réponse obligatoire.',
  '{label} must be an email.': '{label} : saisissez une adresse e-mail.',
  '{label} must be one of the options.': '{label} : choisissez l’une des options.',
  '{label} must be true or false.': '{label} : cochez la case ou laissez-la vide.',
  'It takes no more data.': 'Les informations ne sont plus acceptées.',
  // Contacts
  'You can have 1,000 contacts in all your wallets together. Delete some first.':
    'Vous pouvez avoir 1 000 contacts dans tous vos portefeuilles. Supprimez-en d’abord.',
  'The first line must be {columns}': 'La première ligne doit être {columns}',
  'At most {count} contacts at once': '{count} contacts au maximum à la fois',
  "This isn't a valid contact.": 'Ce n’est pas un contact valide.',
  'This address is already in your contacts.': 'Cette adresse est déjà dans vos contacts.',
  // Customers
  'A customer has an email, a name or a company.': 'Un client a un e-mail, un nom ou une société.',
  'Another customer has this email.': 'Un autre client a cet e-mail.',
  'There is no customer {id}.': 'Il n’y a pas de client {id}.',
  'Name another customer to merge.': 'Indiquez un autre client à fusionner.',
  'At most {count} customers at once.': '{count} clients au maximum à la fois.',
  'The first line names the columns: {columns}. "{column}" is none of them.':
    'La première ligne nomme les colonnes : {columns}. « {column} » n’en fait pas partie.',
  'The first line names each column once: {columns}.':
    'La première ligne nomme chaque colonne une fois : {columns}.',
  'A customer with payments stays. Erase the personal data instead.':
    'Un client avec des paiements est conservé. Effacez plutôt ses données personnelles.',
  'A customer with invoices stays. Erase the personal data instead.':
    'Un client avec des factures est conservé. Effacez plutôt ses données personnelles.',
  'A payment of this customer is open. Wait for its end, or cancel it.':
    'Un paiement de ce client est encore ouvert. Attendez sa fin ou annulez-le.',
  'A refund to this customer is open. Send it, or cancel it.':
    'Un remboursement à ce client est en cours. Envoyez-le ou annulez-le.',
  'An invoice to this customer is open. Cancel it, and its schedule.':
    'Une facture à ce client est encore ouverte. Annulez-la, ainsi que sa planification.',
  'The data of this customer was erased.': 'Les données de ce client ont été effacées.',
  'A refund to one of these customers is open. Send it, or cancel it.':
    'Un remboursement à l’un de ces clients est en cours. Envoyez-le ou annulez-le.',
  'One of these customers was merged or deleted meanwhile.':
    'L’un de ces clients a été fusionné ou supprimé entre-temps.',
  'The data of one of these customers was erased. It stays apart.':
    'Les données de l’un de ces clients ont été effacées. Il reste à part.',
  'This row has {count} cells instead of {needed}.':
    'Cette ligne a {count} cellules au lieu de {needed}.',
  'The column {column} is not valid.': 'La colonne {column} n’est pas valide.',
  // Embed sessions
  'The token was made for another page.': 'Le jeton a été créé pour une autre page.',
  'The token of this page was given no scope for that.':
    'Le jeton de cette page n’a pas l’autorisation nécessaire.',
  'Wallets of this server hold real money. Use a live key.':
    'Les portefeuilles de ce serveur contiennent de l’argent réel. Utilisez une clé réelle.',
  'Add {origin} to a publishable key of the business first':
    'Ajoutez d’abord {origin} à une clé publiable de l’entreprise',
  // External login
  'This sign-in is over or was begun elsewhere. Try again.':
    'Cette connexion est terminée ou a commencé ailleurs. Réessayez.',
  'Sign in with your password first, then connect {provider} in Account → Security.':
    'Connectez-vous d’abord avec votre mot de passe, puis associez {provider} dans Compte → Sécurité.',
  'Verify your email first.': 'Vérifiez d’abord votre e-mail.',
  'Set a password first: this is the only way to sign in.':
    'Définissez d’abord un mot de passe : c’est votre seul moyen de vous connecter.',
  'This {provider} login is connected to another account, or you have connected another one.':
    'Cet identifiant {provider} est associé à un autre compte, ou vous en avez associé un autre.',
  'Verify your email at {provider} first.': 'Vérifiez d’abord votre e-mail chez {provider}.',
  // Families
  'The fee has changed': 'Les frais ont changé',
  'The fee or the balance changed after your review. Review the new numbers.':
    'Les frais ou le solde ont changé depuis votre vérification. Vérifiez les nouveaux chiffres.',
  'gasLimit is a whole number from {minimum} to {maximum} for a transfer.':
    'gasLimit est un nombre entier de {minimum} à {maximum} pour un transfert.',
  'Another transaction of this account went first. Review yours again.':
    'Une autre transaction de ce compte est passée avant. Vérifiez de nouveau la vôtre.',
  'Not enough funds': 'Fonds insuffisants',
  'At most {amount} {symbol} can be sent at this fee.':
    'Avec ces frais, {amount} {symbol} au maximum peuvent être envoyés.',
  "You'd leave less than the network minimum. Send the maximum or less.":
    'Il resterait moins que le minimum du réseau. Envoyez le maximum ou moins.',
  'This would leave too little for the account to exist. Send at most {amount} {symbol}, or everything.':
    'Il resterait trop peu pour que le compte existe. Envoyez {amount} {symbol} au maximum, ou tout.',
  'Nodes do not relay a transaction with a fee rate this low.':
    'Les nœuds ne relaient pas une transaction avec un taux de frais aussi bas.',
  'This would take too many inputs for one transaction. Send a smaller amount.':
    'Il faudrait trop d’entrées pour une seule transaction. Envoyez un montant plus petit.',
  'Not enough for the network fee': 'Pas assez pour les frais de réseau',
  'You need about {amount} on this account to pay the network fee.':
    'Il vous faut environ {amount} sur ce compte pour payer les frais de réseau.',
  'The amount must be at least the minimum required.':
    'Le montant doit être au moins égal au minimum requis.',
  'Minimum: {amount}.': 'Minimum : {amount}.',
  'This fee rate is more than ten times the high one.':
    'Ce taux de frais dépasse dix fois le taux élevé.',
  'The funds of this account changed meanwhile. Review the payment again.':
    'Les fonds de ce compte ont changé entre-temps. Vérifiez de nouveau le paiement.',
  'This network has one fee for all: feeRate is Medium, feeRateValue null.':
    'Ce réseau a les mêmes frais pour tous : feeRate vaut Medium, feeRateValue null.',
  'feeRateValue is sat per virtual byte with at most 3 decimals, for Custom only.':
    'feeRateValue s’exprime en sat par octet virtuel avec 3 décimales au maximum, pour Custom uniquement.',
  'This network does not know how to replace a transaction.':
    'Ce réseau ne permet pas de remplacer une transaction.',
  'This transaction collects the funds of addresses. You can cancel it.':
    'Cette transaction collecte les fonds de plusieurs adresses. Vous pouvez l’annuler.',
  'This transaction puts a contract on the network. You can cancel it.':
    'Cette transaction place un contrat sur le réseau. Vous pouvez l’annuler.',
  'This transaction can no longer be replaced, or could never be.':
    'Cette transaction ne peut plus être remplacée, ou n’a jamais pu l’être.',
  'A later payment spends what this one left.':
    'Un paiement ultérieur dépense ce que celui-ci a laissé.',
  "This transaction can't be sped up": 'Cette transaction ne peut pas être accélérée',
  'This transaction pays enough for the next blocks already.':
    'Cette transaction paie déjà assez pour les prochains blocs.',
  'This transaction is in a block already.': 'Cette transaction est déjà dans un bloc.',
  'The network no longer knows this transaction.': 'Le réseau ne connaît plus cette transaction.',
  'Another transaction spends this one already. Speed up that one instead.':
    'Une autre transaction dépense déjà ces fonds. Accélérez plutôt celle-là.',
  'What you received is too small to pay the fee.':
    'Le montant reçu est trop faible pour payer les frais.',
  'Only incoming transactions can be sped up this way.':
    'Seules les transactions entrantes peuvent être accélérées ainsi.',
  'Transactions on this network cannot be sped up this way.':
    'Les transactions de ce réseau ne peuvent pas être accélérées ainsi.',
  // Identity providers
  '{provider} did not confirm this sign-in. Try again.':
    '{provider} n’a pas confirmé cette connexion. Réessayez.',
  '{provider} cannot be reached at the moment. Try again later.':
    '{provider} est injoignable pour le moment. Réessayez plus tard.',
  'Signing in with {provider} is not set up here.':
    'La connexion avec {provider} n’est pas configurée ici.',
  // Link invoices
  'This schedule is over. Create a new one.':
    'Cette planification est terminée. Créez-en une nouvelle.',
  'An invoice has a price, or lines that make it.':
    'Une facture a un prix, ou des lignes qui le composent.',
  'Reminders count from a due date.': 'Les rappels se comptent à partir d’une échéance.',
  'This day is over.': 'Ce jour est passé.',
  'The due date is before the invoice is sent.':
    'L’échéance est antérieure à l’envoi de la facture.',
  'This customer has no email address.': 'Ce client n’a pas d’adresse e-mail.',
  'The first day is over.': 'Le premier jour est passé.',
  'This invoice is cancelled.': 'Cette facture est annulée.',
  'This invoice is paid, or is being paid.': 'Cette facture est payée ou en cours de paiement.',
  // Live
  'Too many windows wait for changes. Close some of them.':
    'Trop de fenêtres attendent des changements. Fermez-en quelques-unes.',
  // Logos
  'Choose another picture': 'Choisissez une autre image',
  'The file is empty. Choose another picture.': 'Le fichier est vide. Choisissez une autre image.',
  'The file is no PNG, JPEG or WebP picture.': 'Le fichier n’est pas une image PNG, JPEG ou WebP.',
  'The picture cannot be read. Save it again, or choose another one.':
    'L’image ne peut pas être lue. Enregistrez-la de nouveau ou choisissez-en une autre.',
  'The picture is animated. Choose one that stands still.':
    'L’image est animée. Choisissez-en une fixe.',
  'The picture is larger than 512 kB. Choose a smaller one.':
    'L’image dépasse 512 ko. Choisissez-en une plus petite.',
  'The picture is wider or higher than 3,000 pixels. Choose a smaller one.':
    'L’image dépasse 3 000 pixels en largeur ou en hauteur. Choisissez-en une plus petite.',
  // Passwords
  'Must have at least 10 characters': 'Doit comporter au moins 10 caractères',
  'Must not contain your email': 'Ne doit pas contenir votre e-mail',
  'This password is too common': 'Ce mot de passe est trop courant',
  // Payment links
  'This link is closed': 'Ce lien est fermé',
  'The lines do not add up to the price.': 'Les lignes ne font pas le total du prix.',
  'A link with a price has no limits.': 'Un lien avec un prix n’a pas de limites.',
  'The highest amount is below the lowest.': 'Le montant maximum est inférieur au minimum.',
  'Not possible here': 'Impossible ici',
  'This link belongs to an invoice. Change or cancel the invoice instead.':
    'Ce lien appartient à une facture. Modifiez ou annulez plutôt la facture.',
  'The business has paused this link. Try again later.':
    'L’entreprise a mis ce lien en pause. Réessayez plus tard.',
  'This link has been paid as often as it may be.':
    'Ce lien a été payé autant de fois que possible.',
  'The due date of this link is over. Ask the business for a new one.':
    'L’échéance de ce lien est passée. Demandez-en un nouveau à l’entreprise.',
  'The business has closed this link.': 'L’entreprise a fermé ce lien.',
  // Payment requests
  'Ask for a new price on the checkout page, then open the link again.':
    'Demandez un nouveau prix sur la page de paiement, puis rouvrez le lien.',
  'Ask the business for a new link.': 'Demandez un nouveau lien à l’entreprise.',
  'Choose an asset, or do so on the checkout page and open the link again.':
    'Choisissez un actif, ou faites-le sur la page de paiement et rouvrez le lien.',
  'Choose another one, or pay on the checkout page.':
    'Choisissez-en un autre, ou payez sur la page de paiement.',
  'Do not pay. Ask the business for a new link.':
    'Ne payez pas. Demandez un nouveau lien à l’entreprise.',
  'Fill them in on the checkout page, then open the link again.':
    'Remplissez-les sur la page de paiement, puis rouvrez le lien.',
  'It is for a network or an asset that is not available here.':
    'Elle concerne un réseau ou un actif qui n’est pas disponible ici.',
  'Nothing was signed. Open the link again to see what is asked for now.':
    'Rien n’a été signé. Rouvrez le lien pour voir ce qui est demandé maintenant.',
  'Open the https link of a checkout page.': 'Ouvrez le lien https d’une page de paiement.',
  'Try again, or pay on its checkout page.': 'Réessayez, ou payez sur sa page de paiement.',
  'The business asks for details': 'L’entreprise demande des informations',
  'This server cannot pay this request': 'Ce serveur ne peut pas payer cette demande',
  'This asset cannot be chosen now': 'Cet actif ne peut pas être choisi pour le moment',
  'The request has changed': 'La demande a changé',
  'This link cannot be opened': 'Ce lien ne peut pas être ouvert',
  'The host has no such payment': 'L’hôte n’a pas ce paiement',
  'The host does not answer': 'L’hôte ne répond pas',
  'The host could not be verified': 'L’hôte n’a pas pu être vérifié',
  // Payments
  'Too many payments wait for this asset right now. Try again, or use another asset.':
    'Trop de paiements attendent cet actif pour le moment. Réessayez ou utilisez un autre actif.',
  'This business was settled before this server had test payments. Its owner confirms the settlement wallet once more in the settings.':
    'Cette entreprise a été configurée avant que ce serveur ait des paiements de test. Son propriétaire doit confirmer de nouveau le portefeuille d’encaissement dans les paramètres.',
  'This business is paid into public keys alone. Its owner chooses a settlement wallet to take test payments.':
    'Cette entreprise est payée uniquement sur des clés publiques. Son propriétaire choisit un portefeuille d’encaissement pour accepter des paiements de test.',
  'Say why the payment is invalid.': 'Indiquez pourquoi le paiement n’est pas valide.',
  'Say how the payment was paid.': 'Indiquez comment le paiement a été réglé.',
  'This payment cannot be paid in {asset} on {network}.':
    'Ce paiement ne peut pas être réglé en {asset} sur {network}.',
  'Another asset': 'Autre actif',
  'This payment never had a price in this asset, so the transfer cannot count.':
    'Ce paiement n’a jamais eu de prix dans cet actif, le transfert ne peut donc pas compter.',
  'There is no such customer.': 'Ce client n’existe pas.',
  'There are no prices in {currency}.': 'Il n’y a pas de prix en {currency}.',
  'There is no asset {asset}.': 'L’actif {asset} n’existe pas.',
  'Order id in use': 'ID de commande déjà utilisé',
  'Another payment of this order was opened meanwhile. Load the payments again.':
    'Un autre paiement de cette commande a été ouvert entre-temps. Rechargez les paiements.',
  'This business is suspended and takes no payments.':
    'Cette entreprise est suspendue et n’accepte pas de paiements.',
  'Choose the assets that the business accepts first.':
    'Choisissez d’abord les actifs que l’entreprise accepte.',
  'This payment cannot be paid in {asset}.': 'Ce paiement ne peut pas être réglé en {asset}.',
  'This price is too low or too high for every asset that can pay it.':
    'Ce prix est trop bas ou trop élevé pour tous les actifs possibles.',
  'There is no price of these assets right now. Try again in a minute.':
    'Il n’y a pas de prix pour ces actifs en ce moment. Réessayez dans une minute.',
  'Use an address on {hosts}, or allow its host in the developer settings.':
    'Utilisez une adresse sur {hosts}, ou autorisez son hôte dans les paramètres développeur.',
  'Enter more than 0 {symbol}.': 'Saisissez plus de 0 {symbol}.',
  'Name an asset of the network {network}.': 'Indiquez un actif du réseau {network}.',
  'What can be replaced has no block yet.':
    'Ce qui peut être remplacé n’est encore dans aucun bloc.',
  'A contract pays coins of Ethereum or BSC alone.':
    'Un contrat ne paie que des cryptos d’Ethereum ou de BSC.',
  'A period has at most {count} days.': 'Une période compte {count} jours au maximum.',
  'Only an expired payment of which a part came can be asked again.':
    'Le reste ne peut être demandé que pour un paiement expiré et partiellement réglé.',
  'Only a payment for which nothing came can be cancelled.':
    'Seul un paiement pour lequel rien n’est arrivé peut être annulé.',
  'Only money that came too late or was too little can be accepted.':
    'Seul un montant arrivé trop tard ou insuffisant peut être accepté.',
  'Only a payment that is not final can be marked as invalid.':
    'Seul un paiement qui n’est pas définitif peut être marqué comme non valide.',
  'Only a payment that is open or has ended can be marked as paid.':
    'Seul un paiement ouvert ou terminé sans être payé peut être marqué comme payé.',
  'Its price has arrived. Accept it instead.': 'Son prix est arrivé. Acceptez-le plutôt.',
  'Money of it goes back. Ask for a new payment instead.':
    'De l’argent de ce paiement est renvoyé. Demandez plutôt un nouveau paiement.',
  'A method can be chosen until money comes.':
    'Le moyen de paiement peut être choisi jusqu’à ce que de l’argent arrive.',
  'Already refunded': 'Déjà remboursé',
  'Already decided': 'Déjà décidé',
  'A refund is open': 'Un remboursement est en cours',
  'Payment {id} has this order id. Cancel it, or use another order id.':
    'Le paiement {id} a cet ID de commande. Annulez-le, ou utilisez un autre ID de commande.',
  'A price in {currency} has at most {count} decimals.':
    'Un prix en {currency} a {count} décimales au maximum.',
  'A price is above zero.': 'Un prix est supérieur à zéro.',
  'A price is at most 1,000,000,000,000,000.': 'Un prix est de 1 000 000 000 000 000 au maximum.',
  'Only an expired payment for which nothing came gets a new price.':
    'Seul un paiement expiré pour lequel rien n’est arrivé reçoit un nouveau prix.',
  'Nothing about it needs attention.': 'Il n’y a rien à traiter.',
  'Only test payments are simulated.': 'Seuls les paiements de test sont simulés.',
  'Choose a method first.': 'Choisissez d’abord un moyen de paiement.',
  'This payment is {englishStatus}. {remedyText}':
    'L’état de ce paiement ne le permet pas. {remedyText}',
  'This transfer was refunded. Reload the list.':
    'Ce transfert a été remboursé. Rechargez la liste.',
  'Another member has already decided about this transfer. Reload the list.':
    'Un autre membre a déjà décidé pour ce transfert. Rechargez la liste.',
  'A refund of this transfer is open. Cancel it first, or wait until it is confirmed.':
    'Un remboursement de ce transfert est en cours. Annulez-le d’abord, ou attendez qu’il soit confirmé.',
  // Payments accounts
  'List each asset only once': 'Indiquez chaque actif une seule fois',
  'There is no asset {asset}': 'L’actif {asset} n’existe pas',
  'Only accounts on Ethereum and BNB Smart Chain are counted by their address.':
    'Seuls les comptes sur Ethereum et BNB Smart Chain sont numérotés par leur adresse.',
  'Only accounts on Bitcoin and Litecoin have a choice of address type.':
    'Seuls les comptes sur Bitcoin et Litecoin permettent de choisir le type d’adresse.',
  '{asset} is no longer offered': '{asset} n’est plus proposé',
  'You stay an owner with your own wallet':
    'Vous restez propriétaire avec votre propre portefeuille',
  'Payments arrive at a public key of another wallet on Bitcoin and Litecoin only.':
    'Les paiements n’arrivent sur une clé publique d’un autre portefeuille que pour Bitcoin et Litecoin.',
  'The first address is another one. Compare the addresses with your wallet again.':
    'La première adresse est différente. Comparez de nouveau les adresses avec votre portefeuille.',
  'This key already receives elsewhere. Export an account that is for this shop alone.':
    'Cette clé reçoit déjà ailleurs. Exportez un compte réservé à cette boutique.',
  'Try again in a moment.': 'Réessayez dans un instant.',
  'Confirm the seed phrase of this wallet first: the business will be paid into it.':
    'Confirmez d’abord la phrase de récupération de ce portefeuille : l’entreprise y sera payée.',
  'This business is paid into another wallet already.':
    'Cette entreprise est déjà payée sur un autre portefeuille.',
  'Payments go to another wallet by now. Load the team again.':
    'Les paiements vont désormais à un autre portefeuille. Rechargez l’équipe.',
  'Choose the wallet that the business is paid into first.':
    'Choisissez d’abord le portefeuille sur lequel l’entreprise est payée.',
  'Choose a public key of your own wallet first. Payments would go nowhere.':
    'Choisissez d’abord une clé publique de votre propre portefeuille. Sinon, les paiements n’arriveraient nulle part.',
  '{asset} takes the address mode {modesText}': '{asset} accepte le mode d’adresse {modesText}',
  'This is a private key or a seed phrase, and it was not stored. Move your funds if anyone else may have seen it, and paste the public key.':
    'C’est une clé privée ou une phrase de récupération, et elle n’a pas été enregistrée. Déplacez vos fonds si quelqu’un d’autre a pu la voir, et collez la clé publique.',
  'Paste the extended public key or the output descriptor that your wallet exports.':
    'Collez la clé publique étendue ou le descripteur de sortie que votre portefeuille exporte.',
  'A character of this key is wrong or missing. Export it again.':
    'Un caractère de cette clé est faux ou manque. Exportez-la de nouveau.',
  'This key belongs to another network. Export the one of this network.':
    'Cette clé appartient à un autre réseau. Exportez celle de ce réseau.',
  'This descriptor has no checksum. Export it with the eight characters after #.':
    'Ce descripteur n’a pas de somme de contrôle. Exportez-le avec les huit caractères après #.',
  'The checksum of this descriptor does not match. Export the descriptor again.':
    'La somme de contrôle de ce descripteur ne correspond pas. Exportez de nouveau le descripteur.',
  'Addresses behind a hardened step need the private key. Export the key of the account.':
    'Les adresses derrière une étape renforcée nécessitent la clé privée. Exportez la clé du compte.',
  'Keys of several signers are not supported. Export an account with one key.':
    'Les clés de plusieurs signataires ne sont pas prises en charge. Exportez un compte avec une seule clé.',
  'Only descriptors of the forms pkh, sh(wpkh), wpkh and tr with one key are supported.':
    'Seuls les descripteurs de forme pkh, sh(wpkh), wpkh et tr avec une seule clé sont pris en charge.',
  'A descriptor must end its key with /0/* or /<0;1>/*.':
    'Un descripteur doit terminer sa clé par /0/* ou /<0;1>/*.',
  'This is not the key of an account. Export the account, not the wallet or a branch.':
    'Ce n’est pas la clé d’un compte. Exportez le compte, pas le portefeuille ni une branche.',
  'The path in brackets does not belong to this key or this kind of address.':
    'Le chemin entre crochets ne correspond pas à cette clé ou à ce type d’adresse.',
  'This key is of another kind of address than the chosen one.':
    'Cette clé est d’un autre type d’adresse que celui choisi.',
  '{oneText} or {otherText}': '{oneText} ou {otherText}',
  // Payouts
  'Check the lines': 'Vérifiez les lignes',
  'A quotation mark in this file is not closed.': 'Un guillemet n’est pas fermé dans ce fichier.',
  'This file has no lines to pay.': 'Ce fichier n’a aucune ligne à payer.',
  'Too many lines': 'Trop de lignes',
  'This file has {count} lines. One payout on this network has at most {most}.':
    'Ce fichier a {count} lignes. Un versement sur ce réseau en compte {most} au maximum.',
  'This address belongs to your business.': 'Cette adresse appartient à votre entreprise.',
  'A reference has at most {count} characters.': 'Une référence a {count} caractères au maximum.',
  'This line repeats line {line}. Accept duplicates to pay both.':
    'Cette ligne répète la ligne {line}. Acceptez les doublons pour payer les deux.',
  'Write the amount in digits with a point, such as 12.50.':
    'Écrivez le montant en chiffres avec un point, par exemple 12.50.',
  '{symbol} has at most {count} decimals.': '{symbol} a {count} décimales au maximum.',
  'An amount is above zero.': 'Un montant est supérieur à zéro.',
  'An amount is at least {amount} {symbol}.': 'Un montant est d’au moins {amount} {symbol}.',
  '{count, plural, one {# line} other {# lines}} cannot be paid. Line {line}: {problemText}':
    '{count, plural, one {# ligne ne peut pas être payée} other {# lignes ne peuvent pas être payées}}. Ligne {line} : {problemText}',
  'Send {amountsText} to your settlement account first. Nothing was sent.':
    'Envoyez d’abord {amountsText} à votre compte d’encaissement. Rien n’a été envoyé.',
  'Send {amountsText} to {address} first. Nothing was sent.':
    'Envoyez d’abord {amountsText} à {address}. Rien n’a été envoyé.',
  'This line has {count} cells instead of {needed}.':
    'Cette ligne a {count} cellules au lieu de {needed}.',
  'The first line names the columns, separated by commas: address, amount and, if you want, memo and reference.':
    'La première ligne nomme les colonnes, séparées par des virgules : address, amount et, si vous le souhaitez, memo et reference.',
  'The settlement wallet changed.': 'Le portefeuille d’encaissement a changé.',
  '{oneText} and {otherText}': '{oneText} et {otherText}',
  // Personal tokens
  'Must be in the future, at most a year from now':
    'Doit être dans le futur, au plus tard dans un an',
  'There are {count} tokens already. Revoke one first.':
    'Il y a déjà {count} jetons. Révoquez-en d’abord un.',
  // Rates
  'Prices are unavailable right now. Try again later.':
    'Les prix sont indisponibles pour le moment. Réessayez plus tard.',
  // Receipts
  'No email known': 'Aucun e-mail connu',
  'There is no email address for this payment. Print the receipt instead.':
    'Il n’y a pas d’adresse e-mail pour ce paiement. Imprimez plutôt le reçu.',
  'Only the receipt of a confirmed payment is sent.':
    'Seul le reçu d’un paiement confirmé est envoyé.',
  // Refunds
  'No refund link was emailed. Ask the shop for it.':
    'Aucun lien de remboursement n’a été envoyé par e-mail. Demandez-le à la boutique.',
  'Send it from your own wallet': 'Envoyez-le depuis votre propre portefeuille',
  'This money is in your own wallet, whose keys are not here. Send {amount} to {address} from there, then record the transaction with the API.':
    'Cet argent est dans votre propre portefeuille, dont les clés ne sont pas ici. Envoyez-en {amount} à {address}, puis enregistrez la transaction avec l’API.',
  'Less than its fee': 'Moins que ses frais',
  'The network fee that the customer pays is higher than the refund.':
    'Les frais de réseau que paie le client dépassent le remboursement.',
  'There is no price of {symbol} now. Pay the network fee, or try again later.':
    'Il n’y a pas de prix pour {symbol} en ce moment. Payez les frais de réseau ou réessayez plus tard.',
  'Your refund needs no code, because the shop does not know your email address.':
    'Votre remboursement ne nécessite aucun code, car la boutique ne connaît pas votre adresse e-mail.',
  'This code is wrong or has expired. Enter the newest code, or have a new one emailed.':
    'Ce code est incorrect ou a expiré. Saisissez le plus récent ou faites-vous en envoyer un nouveau.',
  'Collect the funds first': 'Collectez d’abord les fonds',
  'No single account of the business has enough {symbol} and the fee of this refund. Collect the funds of the payment addresses first.':
    'Aucun compte de l’entreprise n’a à lui seul assez de {symbol} pour ce remboursement et ses frais. Collectez d’abord les fonds des adresses de paiement.',
  'This test payment was simulated. No money came that could go back.':
    'Ce paiement de test a été simulé. Aucun argent qui pourrait être rendu n’est arrivé.',
  'Nothing to refund': 'Rien à rembourser',
  'More than came': 'Plus que ce qui est arrivé',
  'At most {amount} {symbol} can go back.': '{amount} {symbol} au maximum peuvent être rendus.',
  'Not overpaid': 'Pas de trop-perçu',
  'This payment received no {symbol} above its price.':
    'Ce paiement n’a pas reçu de {symbol} au-delà de son prix.',
  'This payment has another refund. Name the amount instead.':
    'Ce paiement a déjà un autre remboursement. Indiquez plutôt le montant.',
  'A refund cannot be priced in {currency}.':
    'Un remboursement ne peut pas être exprimé en {currency}.',
  'A refund is above zero.': 'Un remboursement est supérieur à zéro.',
  'There is no price of {symbol} in {currency} now. Name the coins instead.':
    'Il n’y a pas de prix pour {symbol} en {currency} en ce moment. Indiquez plutôt la quantité de cryptos.',
  'A fee has at most 4 decimals.': 'Des frais ont 4 décimales au maximum.',
  'A fee is below 100 %.': 'Des frais sont inférieurs à 100 %.',
  'The settlement wallet has this money. Sign the refund instead.':
    'Le portefeuille d’encaissement a cet argent. Signez plutôt le remboursement.',
  'This business used the key with an earlier settlement wallet, and its refunds belong to that one. Export another account.':
    'Cette entreprise a utilisé la clé avec un ancien portefeuille d’encaissement, et ses remboursements relèvent de celui-ci. Exportez un autre compte.',
  'A transaction is prepared for native SegWit keys only. Send the refund from your wallet, and record it.':
    'Une transaction n’est préparée que pour les clés SegWit natives. Envoyez le remboursement depuis votre portefeuille, puis enregistrez-le.',
  'Too few coins': 'Fonds insuffisants',
  'The addresses that payments got hold too little for this refund and its fee now. Send it from your wallet, and record it.':
    'Les adresses qui ont reçu des paiements contiennent actuellement trop peu pour ce remboursement et ses frais. Envoyez-le depuis votre portefeuille, puis enregistrez-le.',
  'Prepare the transaction of this refund first.':
    'Préparez d’abord la transaction de ce remboursement.',
  'This is no partially signed transaction. Export it from your wallet again.':
    'Ce n’est pas une transaction partiellement signée. Exportez-la à nouveau depuis votre portefeuille.',
  'This is another transaction than the one that was prepared. Nothing was sent.':
    'Cette transaction n’est pas celle qui a été préparée. Rien n’a été envoyé.',
  'A signature is missing. Sign the transaction with the wallet of this key.':
    'Il manque une signature. Signez la transaction avec le portefeuille de cette clé.',
  'A signature is not valid. Sign the prepared transaction again. Nothing was sent.':
    'Une signature n’est pas valide. Signez à nouveau la transaction préparée. Rien n’a été envoyé.',
  'A reorganisation took back what the prepared transaction spends. Try again later.':
    'Une réorganisation a annulé ce que dépense la transaction préparée. Réessayez plus tard.',
  'Your wallet has spent the coins of the prepared transaction. If it sent this refund, record that transaction.':
    'Votre portefeuille a dépensé les fonds de la transaction préparée. S’il a envoyé ce remboursement, enregistrez cette transaction.',
  'A transaction that was prepared for your wallet can still pay this refund. Send that one, or spend its coins in your wallet first.':
    'Une transaction préparée pour votre portefeuille peut encore payer ce remboursement. Envoyez celle-là, ou dépensez d’abord ses fonds dans votre portefeuille.',
  'A transaction that was prepared for an earlier refund can still be mined. Prepare this refund too: it spends the same coins, so that only one of both is paid.':
    'Une transaction préparée pour un remboursement précédent peut encore être confirmée. Préparez aussi ce remboursement : il dépense les mêmes fonds, de sorte qu’un seul des deux est payé.',
  'The network does not know this transaction.': 'Le réseau ne connaît pas cette transaction.',
  'This transaction has {depth} of {final} confirmations. Record it again later.':
    'Cette transaction a {depth} confirmations sur {final}. Enregistrez-la de nouveau plus tard.',
  'This transaction does not send {amount} {symbol} to {address} after the refund was created.':
    'Cette transaction n’envoie pas {amount} {symbol} à {address} après la création du remboursement.',
  'Another refund to this address was recorded with this transaction.':
    'Un autre remboursement à cette adresse est déjà enregistré avec cette transaction.',
  'This address cannot be paid on {network}.':
    'Cette adresse ne peut pas être payée sur {network}.',
  'This address receives payments to the business. Use one of the customer.':
    'Cette adresse reçoit des paiements de l’entreprise. Utilisez-en une du client.',
  'We cannot send to this address on {network}. Copy your address again from your wallet or exchange.':
    'Nous ne pouvons pas envoyer à cette adresse sur {network}. Copiez à nouveau votre adresse depuis votre wallet ou votre plateforme d’échange.',
  'This address belongs to the shop. Enter the address of your own wallet or exchange.':
    'Cette adresse appartient à la boutique. Saisissez l’adresse de votre propre wallet ou plateforme d’échange.',
  'There are no comments on {network}. Leave the comment empty.':
    'Il n’y a pas de commentaires sur {network}. Laissez le commentaire vide.',
  'This comment cannot be sent on {network}. Copy it again, or shorten it.':
    'Ce commentaire ne peut pas être envoyé sur {network}. Copiez-le à nouveau ou raccourcissez-le.',
  'Only a refund that is not signed can be cancelled.':
    'Seul un remboursement non signé peut être annulé.',
  'This refund is {englishStatus}. {remedyText}':
    'L’état de ce remboursement ne le permet pas. {remedyText}',
  'It went back with the refund of another transfer.':
    'Il a été rendu avec le remboursement d’un autre transfert.',
  'What came can go back once it is confirmed, cancelled or expired.':
    'Ce qui est arrivé pourra être renvoyé une fois le paiement confirmé, annulé ou expiré.',
  'A refund is possible once the money is confirmed.':
    'Un remboursement est possible une fois l’argent confirmé.',
  'It counts for a payment. Refund that payment instead.':
    'Il compte pour un paiement. Remboursez plutôt ce paiement.',
  'It is ignored. Reopen it first.': 'Il est ignoré. Rouvrez-le d’abord.',
  'Choose what goes back: {assetsText}.': 'Choisissez ce qui est rendu : {assetsText}.',
  'No {englishAsset} came that could go back.': 'Rien de tel qui pourrait être rendu n’est arrivé.',
  'The shop withdrew this refund. Ask the shop if you still expect it.':
    'La boutique a retiré ce remboursement. Contactez-la si vous l’attendez toujours.',
  'This link has expired. Ask the shop for a new one.':
    'Ce lien a expiré. Demandez-en un nouveau à la boutique.',
  'This refund already has an address. Not yours? Tell the shop before it sends the refund.':
    'Ce remboursement a déjà une adresse. Ce n’est pas la vôtre ? Prévenez la boutique avant qu’elle n’envoie le remboursement.',
  'Only a refund with an address that is not on its way can be signed.':
    'Seul un remboursement avec une adresse et qui n’est pas en route peut être signé.',
  // Reports
  'Settlements are not priced in a currency.': 'Les collectes n’ont pas de devise de prix.',
  'A report has at most {count} days.': 'Un rapport compte {count} jours au maximum.',
  // Sandbox
  'A price is above zero, below a trillion, with at most 18 decimals.':
    'Un prix est supérieur à zéro, inférieur à mille milliards, avec 18 décimales au maximum.',
  'The sandbox is mining. Wait a moment.':
    'Le bac à sable mine en ce moment. Patientez un instant.',
  'Payments on {network} have no comment.': 'Les paiements sur {network} n’ont pas de commentaire.',
  'Payments on {network} have no reference.': 'Les paiements sur {network} n’ont pas de référence.',
  'The reference is not an address of {network}.': 'La référence n’est pas une adresse {network}.',
  'The faucet of this network pays {network} and its tokens only.':
    'Le faucet de ce réseau ne paie que {network} et ses jetons.',
  'Nothing was replaced. The network says: {reason}':
    'Rien n’a été remplacé. Le réseau indique : {reason}',
  'The inputs of this transaction do not cover that fee. Offer less.':
    'Les entrées de cette transaction ne couvrent pas ces frais. Proposez moins.',
  'A fee rate of {network} has at most {count} decimals.':
    'Un taux de frais de {network} a {count} décimales au maximum.',
  'The faucet does not have that much. Request less.': 'Le faucet n’a pas autant. Demandez moins.',
  'The network passes on {amount} {symbol} or more.':
    'Le réseau relaie à partir de {amount} {symbol}.',
  'The ledger does not have this many blocks above its first one.':
    'Le registre n’a pas autant de blocs au-dessus du premier.',
  'The faucet has no coins left.': 'Le faucet n’a plus de cryptos.',
  'This transaction is in a block. Undo the block first.':
    'Cette transaction est dans un bloc. Annulez d’abord le bloc.',
  'The faucet did not send this transaction: its key is not here.':
    'Le faucet n’a pas envoyé cette transaction : sa clé n’est pas ici.',
  'On {network} nothing takes the place of what waits.':
    'Sur {network}, rien ne remplace ce qui attend.',
  'This is not {englishName} address that can be paid this much.':
    'Cette adresse ne peut pas recevoir autant.',
  'On {network} nobody can imitate an address here.':
    'Sur {network}, aucune adresse ne peut être imitée ici.',
  'The network says: {reason}. Try again.': 'Le réseau indique : {reason}. Réessayez.',
  '{network} has fixed fees, which do not rise.':
    '{network} a des frais fixes, qui n’augmentent pas.',
  // Sends
  'There is no such token on {network}.': 'Ce jeton n’existe pas sur {network}.',
  'This server cannot send tokens on {network}.':
    'Ce serveur ne peut pas envoyer de jetons sur {network}.',
  'Enter the code from your authenticator app to send.':
    'Saisissez le code de votre application d’authentification pour envoyer.',
  'This network has no gas': 'Ce réseau n’a pas de gas',
  'This looks like the same payment again': 'Cela ressemble au même paiement une seconde fois',
  'The network fee went up. Review the new fee.':
    'Les frais de réseau ont augmenté. Vérifiez les nouveaux frais.',
  'The fee is high': 'Les frais sont élevés',
  'The fee is {fee}, and {usual} would be usual. Accept the fee to send.':
    'Les frais sont de {fee}, et {usual} seraient habituels. Acceptez les frais pour envoyer.',
  'Your review has expired. Review the transaction again.':
    'Votre vérification a expiré. Vérifiez de nouveau la transaction.',
  'This review was already used. Review the next transaction separately.':
    'Cette vérification a déjà servi. Vérifiez la transaction suivante séparément.',
  'This differs from what you reviewed. Nothing was signed.':
    'Cela diffère de ce que vous avez vérifié. Rien n’a été signé.',
  'This review no longer exists. Review the transaction again.':
    'Cette vérification n’existe plus. Vérifiez de nouveau la transaction.',
  'The transaction is unreadable, not valid for the network, or not signed with the keys of this account. Nothing was sent.':
    'La transaction est illisible, non valide pour le réseau ou non signée avec les clés de ce compte. Rien n’a été envoyé.',
  'The network refused the transaction': 'Le réseau a refusé la transaction',
  '{network} has no memos.': '{network} n’a pas de mémos.',
  'The memo is not valid text.': 'Le mémo n’est pas un texte valide.',
  'A memo on {network} has at most {count} bytes.':
    'Un mémo sur {network} a {count} octets au maximum.',
  'This asset has at most {count} decimals.': 'Cet actif a {count} décimales au maximum.',
  'This is not an amount.': 'Ce n’est pas un montant.',
  'Nothing was sent. The network says: no reason given':
    'Rien n’a été envoyé. Le réseau ne donne pas de raison.',
  'Nothing was sent. The network says: {reason}':
    'Rien n’a été envoyé. Le réseau indique : {reason}',
  // Step up
  'The password is incorrect.': 'Le mot de passe est incorrect.',
  'Confirm that it is you': 'Confirmez que c’est bien vous',
  'Enter your password.': 'Saisissez votre mot de passe.',
  'Sign in again to continue. This needs a sign-in within the last 15 minutes.':
    'Reconnectez-vous pour continuer. Il faut une connexion datant de moins de 15 minutes.',
  'Enter a two-factor code.': 'Saisissez un code de double authentification.',
  // Sweeps
  'Nothing to collect': 'Rien à collecter',
  'No payment address has {symbol} that is worth its fee and free to move.':
    'Aucune adresse de paiement n’a de {symbol} disponible qui vaille ses frais.',
  'Payments on {network} arrive in the settlement account itself. Send {symbol} from there.':
    'Les paiements sur {network} arrivent directement sur le compte d’encaissement. Envoyez {symbol} depuis celui-ci.',
  'Not enough for the fees': 'Pas assez pour les frais',
  'Send {amount} {symbol} to {address} first. It pays the network fees.':
    'Envoyez d’abord {amount} {symbol} à {address}. Cela paie les frais de réseau.',
  'Another sweep moves these funds, or the settlement wallet changed.':
    'Une autre collecte déplace ces fonds, ou le portefeuille d’encaissement a changé.',
  'A sweep moves the funds of this address. Try again when it is done.':
    'Une collecte déplace les fonds de cette adresse. Réessayez quand elle sera terminée.',
  'Daily limit reached': 'Limite quotidienne atteinte',
  'You can send {limit} USD in 24 hours. {left} USD is left now.':
    'Vous pouvez envoyer {limit} USD en 24 heures. Il reste {left} USD pour le moment.',
  'The price is not known now, and a rule of this server needs it. Try again later.':
    'Le prix n’est pas connu pour le moment et une règle de ce serveur en a besoin. Réessayez plus tard.',
  'New recipient': 'Nouveau destinataire',
  'More than {amount} USD can be sent only to contacts that you have had for {hours} h. Save this address as a contact first.':
    'Vous ne pouvez envoyer plus de {amount} USD qu’à des contacts que vous avez depuis {hours} h. Enregistrez d’abord cette adresse comme contact.',
  'You can send more than {amount} USD to this contact from {time} UTC.':
    'Vous pourrez envoyer plus de {amount} USD à ce contact à partir du {time} UTC.',
  'These addresses cannot be collected together now.':
    'Ces adresses ne peuvent pas être collectées ensemble pour le moment.',
  // Transfers out
  'The plan has expired': 'Le plan a expiré',
  'Fees may have changed. Make a new plan.':
    'Les frais ont peut-être changé. Créez un nouveau plan.',
  'The plan is outdated': 'Le plan est dépassé',
  'The fees are {fees}, and {usual} would be usual. Accept the fee to go on.':
    'Les frais sont de {fees}, et {usual} seraient habituels. Acceptez les frais pour continuer.',
  'Not your wallet': 'Ce n’est pas votre portefeuille',
  'Only the owner of the settlement wallet can sign.':
    'Seul le propriétaire du portefeuille d’encaissement peut signer.',
  'Another call sends this part. Look at its result.':
    'Un autre appel envoie cette partie. Consultez son résultat.',
  'Earlier sends wait for a block. Sign the rest after it.':
    'Des envois précédents attendent un bloc. Signez le reste ensuite.',
  'The server signs one transaction for many addresses.':
    'Le serveur signe une seule transaction pour de nombreuses adresses.',
  'The fees for these addresses are on their way. Sign the rest when they have arrived.':
    'Les frais pour ces adresses sont en route. Signez le reste quand ils sont arrivés.',
  '{causeText} Make a new plan.': '{causeText} Créez un nouveau plan.',
  'Nothing is left to sign.': 'Il ne reste rien à signer.',
  'It sends nothing any more.': 'Plus rien n’est envoyé.',
  'This {englishThing} is {englishStatus}. {remedyText}': 'L’état ne le permet pas. {remedyText}',
  // Two factor
  'Two-factor sign-in is off.': 'La double authentification est désactivée.',
  "That code isn't right.": 'Ce code est incorrect.',
  'Begin with a new secret.': 'Commencez avec une nouvelle clé.',
  '2FA code is required to login':
    'Un code de double authentification est requis pour se connecter',
  'Two-factor sign-in is on already. Turn it off first.':
    'La double authentification est déjà activée. Désactivez-la d’abord.',
  // User deletion
  'Delete your wallets first. Make sure that you have their seed phrases.':
    'Supprimez d’abord vos portefeuilles. Assurez-vous d’avoir leurs phrases de récupération.',
  'Payments to {business} go to public keys that you chose. Another owner takes them over with a wallet first, or archives the business.':
    'Les paiements à {business} vont vers des clés publiques que vous avez choisies. Un autre propriétaire les reprend d’abord avec un portefeuille, ou archive l’entreprise.',
  // Users
  'An account with this email already exists.': 'Un compte avec cet e-mail existe déjà.',
  'This link is not valid or was already used. Request a new one.':
    'Ce lien n’est pas valide ou a déjà été utilisé. Demandez-en un nouveau.',
  'This link has expired. Request a new one.': 'Ce lien a expiré. Demandez-en un nouveau.',
  'An event is given twice': 'Un événement est indiqué deux fois',
  'Emails about your password and two-factor sign-in are always on.':
    'Les e-mails sur votre mot de passe et la double authentification sont toujours activés.',
  'Not a time zone': 'Ce n’est pas un fuseau horaire',
  'Not a language': 'Ce n’est pas une langue',
  // Vault
  'Billfold cannot sign at the moment. Try again in a few seconds.':
    'Billfold ne peut pas signer pour le moment. Réessayez dans quelques secondes.',
  'The cloud encryption password is incorrect.':
    'Le mot de passe de chiffrement cloud est incorrect.',
  'This phrase belongs to a different wallet.': 'Cette phrase appartient à un autre portefeuille.',
  'Too many requests at once. Try again in a few seconds.':
    'Trop de requêtes à la fois. Réessayez dans quelques secondes.',
  'The amount is not the one that was reviewed. Nothing was signed.':
    'Le montant n’est pas celui qui a été vérifié. Rien n’a été signé.',
  'The asset is not the one that was reviewed. Nothing was signed.':
    'L’actif n’est pas celui qui a été vérifié. Rien n’a été signé.',
  'The fee is not the one that was reviewed. Nothing was signed.':
    'Les frais ne sont pas ceux qui ont été vérifiés. Rien n’a été signé.',
  'The memo is not the one that was reviewed. Nothing was signed.':
    'Le mémo n’est pas celui qui a été vérifié. Rien n’a été signé.',
  'The network is not the one that was reviewed. Nothing was signed.':
    'Le réseau n’est pas celui qui a été vérifié. Rien n’a été signé.',
  'The recipient is not the one that was reviewed. Nothing was signed.':
    'Le destinataire n’est pas celui qui a été vérifié. Rien n’a été signé.',
  // Wallets
  'Password is too weak': 'Le mot de passe est trop faible',
  'Must differ from your sign-in password': 'Doit différer de votre mot de passe de connexion',
  'Verify your email address before you create a wallet.':
    'Vérifiez votre adresse e-mail avant de créer un portefeuille.',
  'Choose an account that is in use and can hold the asset':
    'Choisissez un compte en service qui peut détenir l’actif',
  'This is not the name of the wallet': 'Ce n’est pas le nom du portefeuille',
  'A transaction of this wallet is still pending. Delete the wallet once it is confirmed.':
    'Une transaction de ce portefeuille est encore en attente. Supprimez le portefeuille une fois qu’elle est confirmée.',
  'This wallet was sealed differently. Load it again, or unlock it once with its password.':
    'Ce portefeuille a été scellé autrement. Rechargez-le, ou déverrouillez-le une fois avec son mot de passe.',
  'This proof does not belong to an evaluation of the last 15 minutes.':
    'Cette preuve n’appartient à aucune évaluation des 15 dernières minutes.',
  'You have {count} wallets already. Wallets that you deleted count for 30 days.':
    'Vous avez déjà {count} portefeuilles. Ceux que vous avez supprimés comptent pendant 30 jours.',
  'Turn on two-factor sign-in first.': 'Activez d’abord la double authentification.',
  'You already have a wallet with this name': 'Vous avez déjà un portefeuille de ce nom',
  'Enter either the password or the seed phrase, not both.':
    'Saisissez soit le mot de passe, soit la phrase de récupération, pas les deux.',
  'Enter the password or the seed phrase.':
    'Saisissez le mot de passe ou la phrase de récupération.',
  'List each account only once': 'Indiquez chaque compte une seule fois',
  'This wallet receives the payments of {businesses}. Archive it in the business settings first, then delete the wallet.':
    'Ce portefeuille reçoit les paiements de {businesses}. Archivez d’abord l’entreprise dans ses paramètres, puis supprimez le portefeuille.',
  'This wallet receives the payments of {businesses}. Archive them in the business settings first, then delete the wallet.':
    'Ce portefeuille reçoit les paiements de {businesses}. Archivez d’abord les entreprises dans leurs paramètres, puis supprimez le portefeuille.',
  'Customers of {businesses} may still pay into this wallet. You can delete it 30 days after the last of these payments has ended.':
    'Les clients de {businesses} peuvent encore payer sur ce portefeuille. Vous pourrez le supprimer 30 jours après la fin du dernier de ces paiements.',
  'A seed phrase has 12, 15, 18, 21 or 24 words. This one has {count}.':
    'Une phrase de récupération a 12, 15, 18, 21 ou 24 mots. Celle-ci en a {count}.',
  'Not in the word list: word {positions}.': 'Absent de la liste de mots : mot {positions}.',
  'Not in the word list: words {positions}.': 'Absents de la liste de mots : mots {positions}.',
  'Every word is valid, but the phrase is not. Check the order.':
    'Chaque mot est valide, mais pas la phrase. Vérifiez l’ordre.',
  // Webhooks
  'A business can have {count} webhooks in each mode. Delete one first.':
    'Une entreprise peut avoir {count} webhooks dans chaque mode. Supprimez-en d’abord un.',
  'This webhook is turned off. Turn it on first.': 'Ce webhook est désactivé. Activez-le d’abord.',
  'The period has more than {count} events. Choose a shorter one.':
    'La période compte plus de {count} événements. Choisissez-en une plus courte.',
  'The body of this event is no longer kept. Load its payment instead.':
    'Le contenu de cet événement n’est plus conservé. Chargez plutôt son paiement.',
  'This is not a URL.': 'Ce n’est pas une URL.',
  'Use an https address.': 'Utilisez une adresse https.',
  'Leave the user name and password out.': 'N’indiquez ni nom d’utilisateur ni mot de passe.',
  'Leave the part after # out.': 'N’indiquez pas la partie après #.',
  'Use a host name instead of an IP address.': 'Utilisez un nom d’hôte au lieu d’une adresse IP.',
  'This host name leads to a private network.': 'Ce nom d’hôte mène à un réseau privé.',
  'Use port 443, 8443 or one from 1024 on.':
    'Utilisez le port 443, 8443 ou un port à partir de 1024.',
  'The host name does not resolve.': 'Le nom d’hôte est introuvable.',
  'The host resolves to {address}, which is not a public address.':
    'L’hôte mène à {address}, qui n’est pas une adresse publique.',
  // Rules of fields
  'is not valid': 'Valeur non valide.',
  'is required': 'Champ obligatoire.',
  'is not a known field': 'Ce champ n’est pas connu.',
  'must not be empty': 'Ne doit pas être vide.',
  'must be text': 'Doit être un texte.',
  'must be a number': 'Doit être un nombre.',
  'must be a whole number': 'Doit être un nombre entier.',
  'must be a whole number from 1 to {maximum}': 'Doit être un nombre entier de 1 à {maximum}.',
  'must be true or false': 'Doit être vrai ou faux.',
  'must be one of {values}': 'Doit être l’une de ces valeurs : {values}.',
  'must be at least {minimum}': 'Doit être d’au moins {minimum}.',
  'must be at most {maximum}': 'Doit être d’au plus {maximum}.',
  'must have at least {minimum} characters': 'Doit comporter au moins {minimum} caractères.',
  'must have at most {maximum} characters': 'Doit comporter au plus {maximum} caractères.',
  'must have at most 1 character': 'Doit comporter au plus 1 caractère.',
  'must have at least 1 item': 'Doit comporter au moins 1 élément.',
  'must have at least {minimum} items': 'Doit comporter au moins {minimum} éléments.',
  'must have at most 1 item': 'Doit comporter au plus 1 élément.',
  'must have at most {maximum} items': 'Doit comporter au plus {maximum} éléments.',
  'must be an email address, such as ada@example.com':
    'Doit être une adresse e-mail, par exemple ada@example.com.',
  'must be a URL': 'Doit être une URL.',
  'must be a time such as 22:00': 'Doit être une heure, par exemple 22:00.',
  'must be a date such as 2026-11-21, or a time such as 2026-11-21T08:00:00Z or 2026-11-21T10:00:00+02:00':
    'Doit être une date comme 2026-11-21, ou une heure comme 2026-11-21T08:00:00Z ou 2026-11-21T10:00:00+02:00.',
  'must be a time such as 2026-11-21T08:00:00Z, or null if it never expires':
    "Doit être une heure comme 2026-11-21T08:00:00Z, ou null si elle n'expire jamais.",
  'must be a date with a time, such as 2026-11-21T08:00:00Z':
    'Doit être une date avec une heure, par exemple 2026-11-21T08:00:00Z.',
  'must be a date, such as 2026-11-21': 'Doit être une date, par exemple 2026-11-21.',
  'must be a time zone such as Europe/Berlin':
    'Doit être un fuseau horaire, par exemple Europe/Berlin.',
  'must be a country code of ISO 3166-1, such as DE':
    'Doit être un code pays ISO 3166-1, par exemple DE.',
  'must be a currency code of ISO 4217, such as USD':
    'Doit être un code de devise ISO 4217, par exemple USD.',
  'must be a language tag of BCP 47, such as en or pt-BR':
    'Doit être un code de langue BCP 47, par exemple en ou pt-BR.',
  'must be a VAT number such as DE123456789':
    'Doit être un numéro de TVA, par exemple DE123456789.',
  'must be an exact decimal in plain digits, such as 0.015':
    'Doit être un décimal exact en chiffres, par exemple 0.015.',
  'must be US dollars with two decimals at most, such as 12.50':
    'Doit être un montant en dollars avec deux décimales au maximum, par exemple 12.50.',
  'must be a whole number of gas': 'Doit être une quantité entière de gas.',
  'must be an address such as https://shop.example/terms':
    'Doit être une adresse comme https://shop.example/terms.',
  'must be an origin without a path, such as https://shop.example':
    'Doit être une origine sans chemin, par exemple https://shop.example.',
  'must be an IP address or a network, such as 203.0.113.7 or 2001:db8::/32':
    'Doit être une adresse IP ou un réseau, par exemple 203.0.113.7 ou 2001:db8::/32.',
  'must not contain a semicolon': 'Ne doit pas contenir de point-virgule.',
  'must not contain a null character or half of a surrogate pair':
    'Ne doit contenir ni caractère nul ni moitié de paire de substitution.',
  'must be the hash of a transaction': 'Doit être le hash d’une transaction.',
};
