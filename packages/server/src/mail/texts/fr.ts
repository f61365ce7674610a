import type { MailTexts } from './en.ts';

export const french: MailTexts = {
  'subject.test': 'Test : {subject}',
  'amount.on': '{amount} sur {network}',
  'amount.worth': '{amount} sur {network} ({value})',
  'open.security': 'Paramètres de sécurité',

  'verify.subject': 'Vérifiez votre adresse e-mail',
  'verify.text': 'Ouvrez ce lien pour vérifier votre adresse e-mail :',
  'verify.open': 'Vérifier l’e-mail',
  'verify.expiry':
    'Le lien ne sert qu’une fois et expire dans 24 heures. Vous ne vous êtes pas inscrit sur Billfold ? Ignorez cet e-mail.',

  'device.subject': 'Nouvelle connexion à votre compte Billfold',
  'device.text': 'Nouvelle connexion à votre compte depuis : {device}.',
  'device.unknown': 'inconnu',
  'device.facts': 'Heure : {time}. Adresse IP : {ip}.',
  'device.notYou':
    'Ce n’était pas vous ? Changez votre mot de passe et déconnectez cette session maintenant :',

  'reset.subject': 'Définissez un nouveau mot de passe',
  'reset.text': 'Ouvrez ce lien pour définir un nouveau mot de passe de connexion :',
  'reset.open': 'Définir un nouveau mot de passe',
  'reset.expiry':
    'Le lien ne sert qu’une fois et expire dans 30 minutes. Vos mots de passe de chiffrement cloud et vos phrases de récupération ne changent pas. Vous n’avez rien demandé ? Ignorez cet e-mail.',

  'password.subject': 'Votre mot de passe a été modifié',
  'password.text':
    'Le mot de passe de connexion de votre compte Billfold a été modifié. Vos mots de passe de chiffrement cloud et vos phrases de récupération n’ont pas changé.',
  'password.logins':
    'Ces identifiants associés permettent toujours de se connecter : {logins}. Si vous n’en reconnaissez pas un, retirez-le dans vos paramètres de sécurité.',
  'password.notYou': 'Ce n’était pas vous ? Définissez un nouveau mot de passe maintenant :',

  'email.subject': 'Votre adresse e-mail a été modifiée',
  'email.text':
    'Votre compte Billfold a maintenant une autre adresse e-mail. Celle-ci ne permet plus de se connecter.',
  'email.undo':
    'Ce n’était pas vous ? Annulez la modification. Tous les appareils seront déconnectés, et nous vous enverrons par e-mail un lien pour définir un nouveau mot de passe :',
  'email.open': 'Annuler le changement',
  'email.expiry': 'Le lien ne sert qu’une fois et expire dans 24 heures.',

  'secured.subject': 'Votre compte a été sécurisé',
  'secured.text':
    'Nous avons mis fin à ces accès à votre compte Billfold : {sessions, plural, one {# autre session} many {# autres sessions} other {# autres sessions}}, {tokens, plural, one {# jeton d’accès personnel} many {# jetons d’accès personnels} other {# jetons d’accès personnels}}, {devices, plural, one {# appareil de confiance} many {# appareils de confiance} other {# appareils de confiance}}, {logins, plural, one {# identifiant associé} many {# identifiants associés} other {# identifiants associés}}. Les liens que nous vous avons envoyés pour vérifier votre adresse ou définir un mot de passe ne fonctionnent plus.',
  'secured.kept':
    'Votre identifiant {provider} reste associé, car c’est votre seul moyen de vous connecter.',
  'secured.notYou':
    'Ce n’était pas vous, ou quelqu’un d’autre connaît peut-être votre mot de passe ? Définissez-en un nouveau maintenant :',

  'twoFactor.subject.enabled': 'La double authentification est activée',
  'twoFactor.text.enabled':
    'La connexion à votre compte Billfold demande maintenant un code de votre application d’authentification. Nous avons déconnecté toutes les autres sessions et révoqué tous les jetons d’accès personnels.',
  'twoFactor.subject.disabled': 'La double authentification est désactivée',
  'twoFactor.text.disabled': 'La connexion à votre compte Billfold ne demande plus de code.',
  'twoFactor.subject.codes-renewed': 'Vos codes de secours ont été remplacés',
  'twoFactor.text.codes-renewed':
    'Votre compte Billfold a de nouveaux codes de secours. Les anciens ne fonctionnent plus.',
  'twoFactor.subject.recovery-code-used': 'Un code de secours a été utilisé',
  'twoFactor.text.recovery-code-used':
    'Un code de secours a été utilisé à la place d’un code de votre application d’authentification. Il ne fonctionne plus.',
  'twoFactor.notYou':
    'Ce n’était pas vous ? Changez votre mot de passe et déconnectez toutes les autres sessions maintenant :',

  'token.subject': 'Un jeton d’accès personnel a été créé',
  'token.text.READ':
    'Votre compte Billfold a un nouveau jeton d’accès personnel. Toute personne qui le détient peut lire vos portefeuilles, jusqu’au {day}. Il ne permet pas d’envoyer des cryptos ni de modifier des contacts.',
  'token.text.FULL':
    'Votre compte Billfold a un nouveau jeton d’accès personnel. Toute personne qui le détient peut lire vos portefeuilles et modifier des notes, des libellés et d’autres éléments qui ne demandent pas de mot de passe, jusqu’au {day}. Il ne permet pas d’envoyer des cryptos ni de modifier des contacts.',
  'token.notYou':
    'Ce n’était pas vous ? Révoquez le jeton et changez votre mot de passe maintenant :',

  'identity.subject.connected': '{provider} a été associé',
  'identity.text.connected':
    'Vous pouvez maintenant vous connecter à votre compte Billfold avec {provider}.',
  'identity.subject.disconnected': '{provider} n’est plus associé',
  'identity.text.disconnected':
    'Vous ne pouvez plus vous connecter à votre compte Billfold avec {provider}.',
  'identity.notYou':
    'Ce n’était pas vous ? Changez votre mot de passe et vérifiez vos identifiants associés maintenant :',

  'export.subject': 'Vos données sont prêtes',
  'export.text': 'L’export de vos données est prêt. Vous pouvez le télécharger pendant 7 jours :',
  'export.open': 'Télécharger vos données',
  'export.notYou':
    'Vous ne l’avez pas demandé ? Changez votre mot de passe et déconnectez toutes les autres sessions maintenant.',

  'deleted.subject': 'Votre compte Billfold a été supprimé',
  'deleted.text': 'Vous ne pouvez plus vous y connecter. Nous effaçons ses données après 30 jours.',
  'deleted.coins':
    'Vos cryptos restent sur la blockchain. Quiconque possède la phrase de récupération peut toujours les déplacer.',

  'key.subject.SEED_REVEALED': 'Votre phrase de récupération a été affichée',
  'key.text.SEED_REVEALED':
    'La phrase de récupération de l’un de vos portefeuilles a été affichée avec son mot de passe de chiffrement cloud.',
  'key.advice.SEED_REVEALED':
    'Ce n’était pas vous ? Déplacez vos fonds vers un nouveau portefeuille maintenant et changez vos mots de passe.',
  'key.subject.CLOUD_PASSWORD_RESET': 'Votre mot de passe de chiffrement cloud a été réinitialisé',
  'key.text.CLOUD_PASSWORD_RESET':
    'Le mot de passe de chiffrement cloud de l’un de vos portefeuilles a été réinitialisé avec sa phrase de récupération. Vous avez été déconnecté de tous les autres appareils.',
  'key.advice.CLOUD_PASSWORD_RESET':
    'Ce n’était pas vous ? Quelqu’un d’autre a votre phrase de récupération. Déplacez vos fonds vers un nouveau portefeuille maintenant.',
  'key.subject.CLOUD_PASSWORD_CHANGED': 'Votre mot de passe de chiffrement cloud a été modifié',
  'key.text.CLOUD_PASSWORD_CHANGED':
    'L’un de vos portefeuilles a un nouveau mot de passe de chiffrement cloud. L’ancien ne l’ouvre plus.',
  'key.advice.CLOUD_PASSWORD_CHANGED':
    'Ce n’était pas vous ? Réinitialisez le mot de passe avec votre phrase de récupération et changez votre mot de passe de connexion.',
  'key.subject.WALLET_DELETED': 'Un portefeuille a été supprimé',
  'key.text.WALLET_DELETED':
    'L’un de vos portefeuilles a été supprimé. Vous pouvez le restaurer pendant 30 jours. Ensuite, il vous faudra sa phrase de récupération.',
  'key.advice.WALLET_DELETED':
    'Vos cryptos restent sur la blockchain. Quiconque possède la phrase de récupération peut toujours les déplacer.',
  'key.subject.SEND_CODE_NOT_REQUIRED': 'L’envoi ne demande plus de code',
  'key.text.SEND_CODE_NOT_REQUIRED':
    'Les transactions de l’un de vos portefeuilles Billfold ne demandent plus de code de votre application d’authentification.',
  'key.advice.SEND_CODE_NOT_REQUIRED':
    'Ce n’était pas vous ? Changez votre mot de passe et déconnectez toutes les autres sessions maintenant.',

  'contact.subject': 'Un contact a une nouvelle adresse',
  'contact.text':
    'Des contacts de votre portefeuille « {wallet} » ont maintenant une autre adresse :',
  'contact.line': '{name} ({network}) : {address}',
  'contact.lineWithMemo': '{name} ({network}) : {address}, mémo {memo}',
  'contact.more': 'et {count} de plus.',
  'contact.notYou':
    'Ils sont signalés pendant 24 heures lors d’un envoi. Ce n’était pas vous ? Vérifiez vos contacts avant de payer quelqu’un et sécurisez votre compte :',
  'contact.added.subject': 'Nouveaux contacts dans votre portefeuille',
  'contact.added.text':
    'Des contacts ont été ajoutés à votre portefeuille « {wallet} ». À partir du {time}, plus de {amount} USD pourront leur être envoyés :',
  'contact.added.notYou': 'Ce n’était pas vous ? Supprimez-les avant et sécurisez votre compte :',

  'transaction.open': 'Voir la transaction',
  'transaction.manage': 'Gérez les notifications par e-mail :',
  'transaction.notifications': 'Notifications',
  'transaction.notYou':
    'Ce n’était pas vous ? Quelqu’un d’autre a vos clés. Déplacez vos fonds restants vers un nouveau portefeuille maintenant.',
  'transaction.fee': 'Frais de réseau : {fee} au maximum.',
  'transaction.sent.subject': 'Vous avez envoyé {amount}',
  'transaction.sent': 'Vous avez envoyé {amount} à {address}.',
  'transaction.sent.several': 'Vous avez envoyé {amount} à plusieurs adresses.',
  'transaction.elsewhere.subject': '{amount} ont quitté votre portefeuille',
  'transaction.elsewhere':
    '{amount} ont été envoyés à {address}. La transaction n’a pas été signée ici : la même phrase de récupération est utilisée ailleurs.',
  'transaction.elsewhere.several':
    '{amount} ont été envoyés à plusieurs adresses. La transaction n’a pas été signée ici : la même phrase de récupération est utilisée ailleurs.',
  'transaction.received.subject': 'Vous avez reçu {amount}',
  'transaction.received': 'Vous avez reçu {amount} à l’adresse {address}.',
  'transaction.received.several': 'Vous avez reçu {amount} à plusieurs adresses.',
  'transaction.received.wait':
    '{count, plural, one {Vous pourrez dépenser ce montant après # bloc de plus.} many {Vous pourrez dépenser ce montant après # blocs de plus.} other {Vous pourrez dépenser ce montant après # blocs de plus.}}',
  'transaction.confirmed.subject.received': 'Confirmé : {amount} reçus',
  'transaction.confirmed.received': 'Le réseau a confirmé que vous avez reçu {amount}.',
  'transaction.confirmed.subject.sent': 'Confirmé : {amount} envoyés',
  'transaction.confirmed.sent': 'Le réseau a confirmé que vous avez envoyé {amount}.',

  'invitation.subject': 'Rejoignez {business} sur Billfold',
  'invitation.OWNER': '{inviter} vous a invité à rejoindre {business}. Votre rôle : propriétaire.',
  'invitation.ADMIN':
    '{inviter} vous a invité à rejoindre {business}. Votre rôle : administrateur.',
  'invitation.DEVELOPER':
    '{inviter} vous a invité à rejoindre {business}. Votre rôle : développeur.',
  'invitation.ACCOUNTANT':
    '{inviter} vous a invité à rejoindre {business}. Votre rôle : comptable.',
  'invitation.SUPPORT': '{inviter} vous a invité à rejoindre {business}. Votre rôle : assistance.',
  'invitation.VIEWER': '{inviter} vous a invité à rejoindre {business}. Votre rôle : lecteur.',
  'invitation.text':
    'Connectez-vous avec {email}, ou inscrivez-vous avec cette adresse, et acceptez l’invitation :',
  'invitation.open': 'Accepter l’invitation',
  'invitation.expiry':
    'Le lien ne sert qu’une fois et expire dans 7 jours. Vous ne connaissez pas {inviter} ? Ignorez cet e-mail.',

  'takeover.subject': 'Les paiements à {business} vont vers un autre portefeuille',
  'takeover.text': '{name} a repris les paiements à {business} avec son propre portefeuille.',
  'takeover.addresses':
    'Les adresses que des clients ont déjà restent surveillées. L’argent qui y est arrivé reste dans l’ancien portefeuille.',
  'takeover.notExpected':
    'Vous ne vous y attendiez pas ? Consultez l’équipe et demandez aux autres propriétaires.',
  'takeover.open': 'Ouvrir l’équipe',

  'watchKey.subject': 'Les paiements en {asset} à {business} vont vers un autre portefeuille',
  'watchKey.chosen':
    '{name} a choisi la clé publique d’un autre portefeuille. Les nouveaux paiements en {asset} à {business} arrivent à ses adresses.',
  'watchKey.address': 'La première adresse est {address}.',
  'watchKey.removed':
    '{name} a supprimé la clé publique d’un autre portefeuille. Les nouveaux paiements en {asset} à {business} arrivent de nouveau dans le portefeuille d’encaissement.',

  'business.named':
    '{business} a choisi votre adresse pour cet e-mail. Vous n’en voulez pas ? Demandez à l’entreprise de retirer votre adresse.',
  'business.manage': 'Choisissez les e-mails que reçoit votre entreprise :',
  'business.notifications': 'Notifications',
  'business.order': 'Commande : {order}',

  'payment.completed.subject': 'Paiement de {price} terminé',
  'payment.completed': '{business} a reçu {price}. Le paiement est définitif.',
  'payment.marked_paid':
    '{business} a marqué comme payé un paiement de {price}. Rien ne s’ajoute aux encaissements.',
  'payment.attention.subject': 'Le paiement de {price} demande votre attention',
  'payment.attention': 'Un paiement de {price} à {business} demande votre attention.',
  'payment.underpaid': 'Le client n’a pas assez payé : il manque {amount}.',
  'payment.overpaid': 'Le client a payé {amount} de trop.',
  'payment.late': 'L’argent est arrivé après le délai de paiement.',
  'payment.wrong_asset': 'Un autre actif est arrivé. Il ne compte pas pour le paiement.',
  'payment.multiple': 'Un autre transfert est arrivé.',
  'payment.other_network':
    'Des cryptos sont arrivées à l’adresse du paiement sur un autre réseau. Elles ne comptent pas, et Billfold ne peut pas les déplacer.',
  'payment.reorged':
    'Le réseau a annulé un bloc. N’expédiez rien avant que le paiement soit de nouveau confirmé.',
  'payment.received': 'Reçu : {amount}',
  'payment.open': 'Ouvrir le paiement',

  'unmatched.subject': 'Un transfert de {amount} ne correspond à aucun paiement',
  'unmatched.text': '{business} a reçu {amount}. Nous ne savons pas pour quel paiement.',
  'unmatched.advice': 'Attribuez le transfert à un paiement, ou remboursez-le.',
  'unmatched.open': 'Ouvrir les transferts non attribués',

  'webhook.failing.subject': 'Un webhook de {business} est en échec',
  'webhook.failing': 'Depuis plus d’une heure, {url} n’a accepté aucun événement.',
  'webhook.failing.retries':
    'Nous réessayons chaque événement pendant environ trois jours. Réparez le récepteur avant la fin de ce délai.',
  'webhook.failing.end': 'Après cinq jours sans succès, nous désactivons le webhook.',
  'webhook.disabled.subject': 'Un webhook de {business} a été désactivé',
  'webhook.disabled.gone':
    'Nous n’envoyons plus d’événements à {url}. Le récepteur a répondu 410 Gone.',
  'webhook.disabled.silent':
    'Nous n’envoyons plus d’événements à {url}. Rien n’a été accepté pendant cinq jours.',
  'webhook.disabled.advice':
    'Réparez le récepteur, réactivez le webhook et renvoyez les événements manqués. Ils sont conservés 30 jours.',
  'webhook.open': 'Ouvrir le webhook',

  'refund.confirmed.subject': 'Remboursement de {amount} confirmé',
  'refund.confirmed': '{business} a remboursé {amount}. Le réseau l’a confirmé.',
  'refund.signature.subject': 'Le remboursement de {amount} demande une signature',
  'refund.signature': 'Un remboursement de {amount} par {business} attend une signature.',
  'refund.signature.again':
    'Le réseau a refusé un remboursement de {amount} par {business}. Signez de nouveau le remboursement.',
  'refund.signature.owner':
    'Seul le propriétaire du portefeuille qui reçoit les paiements peut le signer.',

  'settlement.signature.subject': 'La collecte de {amount} demande une signature',
  'settlement.signature':
    'Une collecte de {amount} par {business} contient des transactions non signées.',
  'settlement.open': 'Ouvrir les collectes',
  'payout.signature.subject': 'Le versement de {amount} demande une signature',
  'payout.signature':
    'Un versement de {amount} par {business} contient des transactions non signées.',
  'payout.open': 'Ouvrir le versement',
  'signature.owner': 'Seul le propriétaire du portefeuille qui reçoit les paiements peut signer.',

  'gas.low.subject': '{business} n’a presque plus de {symbol} pour les frais de réseau',
  'gas.low': 'Il reste {amount} à {business} pour les frais de réseau.',
  'gas.low.covers':
    '{count, plural, =0 {Cela ne paie aucun transfert de jetons.} one {Cela paie # transfert de jetons.} other {Cela paie # transferts de jetons.}} Un transfert coûte actuellement jusqu’à {fee}.',
  'gas.low.advice':
    'Envoyez des {symbol} à {address}. Sinon, vos jetons ne pourront pas être collectés, remboursés ou versés.',
  'dashboard.open': 'Ouvrir le tableau de bord',

  'digest.subject.DAILY': 'Paiements à {business} le {day}',
  'digest.subject.WEEKLY': 'Paiements à {business} du {from} au {to}',
  'digest.paid':
    '{count, plural, =0 {Aucun paiement n’a été confirmé.} one {# paiement a été confirmé :} other {# paiements ont été confirmés :}}',
  'digest.refunded':
    '{count, plural, one {# remboursement a été confirmé :} other {# remboursements ont été confirmés :}}',
  'digest.attention':
    '{count, plural, one {# paiement demande votre attention maintenant.} other {# paiements demandent votre attention maintenant.}}',
  'digest.unmatched':
    '{count, plural, one {# transfert ne correspond à aucun paiement.} other {# transferts ne correspondent à aucun paiement.}}',

  'report.subject': 'Votre rapport est prêt',
  'report.subject.monthly': 'Votre rapport mensuel est prêt',
  'report.text.PAYMENTS':
    'Le rapport sur les paiements du {from} au {to} est prêt. Vous pouvez le télécharger pendant 30 jours :',
  'report.text.TRANSFERS':
    'Le rapport sur les transferts du {from} au {to} est prêt. Vous pouvez le télécharger pendant 30 jours :',
  'report.text.REFUNDS':
    'Le rapport sur les remboursements du {from} au {to} est prêt. Vous pouvez le télécharger pendant 30 jours :',
  'report.text.SETTLEMENTS':
    'Le rapport sur les collectes du {from} au {to} est prêt. Vous pouvez le télécharger pendant 30 jours :',
  'report.text.TAX':
    'Le rapport sur les revenus par mois du {from} au {to} est prêt. Vous pouvez le télécharger pendant 30 jours :',
  'report.open': 'Ouvrir les rapports',

  'invoice.subject': 'Facture {number} : {sum}',
  'invoice.text':
    'Les frais sur les paiements terminés jusqu’à la fin de {month} s’élèvent à {sum}.',
  'invoice.open': 'Payer la facture',
  'invoice.earlier': 'Consultez les paiements et les factures précédentes :',
  'invoice.billing': 'Ouvrir la facturation',

  'linkInvoice.subject': '{shop} vous a envoyé une facture : {sum}',
  'linkInvoice.text': '{shop} vous demande de payer {sum} pour {title}.',
  'linkInvoice.number': 'Facture {number}, émise par {issuer}.',
  'linkInvoice.line': '{quantity} × {label}, {price} l’unité',
  'linkInvoice.line.one': '{label}, {price}',
  'linkInvoice.due': 'Échéance : {day}.',
  'linkInvoice.note': 'Note de {shop} : {note}',
  'linkInvoice.test': 'Ceci est une facture de test. Aucun argent réel n’est dû.',
  'linkInvoice.how': 'Le paiement se fait en cryptomonnaie. Cette page vous guide :',
  'linkInvoice.stop':
    'Vous ne voulez plus de ces e-mails ? Arrêtez les factures et rappels de {shop} par e-mail :',
  'linkInvoice.stop.open': 'Arrêter les e-mails',
  'linkInvoice.reminder.subject': 'Rappel : facture de {shop}, {sum}',
  'linkInvoice.reminder.before':
    'La facture de {shop} pour {title} arrive à échéance le {day} : {sum}.',
  'linkInvoice.reminder.today':
    'La facture de {shop} pour {title} arrive à échéance aujourd’hui : {sum}.',
  'linkInvoice.reminder.after':
    'La facture de {shop} pour {title} était due le {day} : {sum}. Elle n’est pas encore payée.',
  'linkInvoice.reminder.after.part':
    'La facture de {shop} pour {title} était due le {day} : {sum}. Elle n’est pas encore entièrement payée.',

  'commissions.subject': 'Commissions de {business} : {sum}',
  'commissions.text':
    '{business} a recommandé votre serveur à des entreprises et gagné {sum}. Versez-lui ce montant avec ce lien :',
  'commissions.open': 'Payer les commissions',

  fact: '{label} : {value}',
  'fact.invoice': 'Facture',
  'fact.order': 'Commande',
  'fact.for': 'Pour',
  'fact.price': 'Prix',
  'fact.receipt': 'Reçu',
  'fact.paid': 'Payé avec',
  'fact.marked': 'Marqué comme payé par la boutique',
  'fact.over': 'Payé en trop',
  'fact.transaction': 'Transaction',
  'fact.id': 'ID du paiement',
  'fact.arrived': 'Arrivé',
  'fact.date': 'Date',
  'fact.address': 'Adresse',
  'fact.memo': 'Mémo',

  'receipt.subject': 'Reçu {number} de {shop}',
  'receipt.text': '{shop} a reçu votre paiement.',
  'receipt.marked': '{shop} a marqué votre paiement comme payé.',
  'receipt.line': '{quantity} × {label}',
  'receipt.test': 'C’était un paiement de test. Aucun argent réel n’a été transféré.',
  'receipt.open': 'Ouvrir le reçu',
  'receipt.entered':
    'Cette adresse a été saisie sur la page de paiement. Ce n’était pas vous ? Vous pouvez ignorer cet e-mail.',
  'customer.questions': 'Des questions ? Écrivez à {email}.',
  'customer.site': 'Des questions ? Contactez la boutique : {website}',
  'customer.none.ORDER':
    'Des questions ? Écrivez à {shop} là où vous avez commandé, en indiquant cet ID du paiement.',
  'customer.none.LINK':
    'Des questions ? Écrivez à {shop} là où vous avez reçu le lien de paiement, en indiquant cet ID du paiement.',
  'customer.none.INVOICE':
    'Des questions ? Écrivez à {shop} là où vous avez reçu la facture, en indiquant cet ID du paiement.',
  'customer.page': 'Ouvrir la page de paiement',

  'checkout.amount': 'Montant',
  'checkout.footer': 'Paiements par Billfold',
  'checkout.send.partly.stuck':
    'Le reste est trop petit pour être envoyé ? {merchant} peut accepter ce qui est arrivé ou vous le renvoyer.',
  'checkout.paid.over':
    'Vous avez envoyé {amount} de trop. Demandez à {merchant} de vous les renvoyer.',
  'checkout.paid.over.how':
    '{merchant} vous donnera alors un lien où saisir l’adresse. Les frais de réseau peuvent être déduits.',
  'checkout.paid.over.returned':
    'Vous avez envoyé {amount} de trop. {merchant} vous les a renvoyés.',
  'checkout.paid.less': 'Il est arrivé {amount} de moins que le prix. {merchant} l’accepte.',
  'checkout.sentBack.WAITING_FOR_ADDRESS':
    '{merchant} souhaite vous renvoyer {amount} et a besoin de l’adresse de votre portefeuille.',
  'checkout.sentBack.unsent':
    '{merchant} n’avait pas d’adresse e-mail où vous envoyer le lien : demandez-le, en indiquant l’ID du paiement ci-dessous.',
  'checkout.sentBack.SENT': '{amount} vous sont renvoyés. Le réseau confirme la transaction.',
  'checkout.expired.short': 'Seule une partie du prix est arrivée',
  'checkout.expired.short.amount': '{amount} sont arrivés à temps.',
  'checkout.expired.short.value': '{value} sur {price} sont arrivés à temps ({amount}).',
  'checkout.expired.short.text':
    'N’envoyez rien de plus. {merchant} peut accepter ce montant ou vous le renvoyer.',
  'checkout.send.asked':
    '{merchant} demande finalement le reste : ce paiement est de nouveau ouvert.',
  'checkout.expired.wrongAsset':
    'Vos {other} sont chez {merchant}, ils ne sont pas perdus, mais ce paiement se faisait en {symbol}. Demandez à {merchant} de les accepter ou de vous les renvoyer avant de payer à nouveau.',
  'checkoutHash.held.wrongAsset': '{other} sont arrivés au lieu de {symbol}',
  'checkoutHash.held.wrongAsset.text':
    'Vos {other} sont chez {merchant}, ils ne sont pas perdus : {merchant} peut les accepter ou vous les renvoyer. Ne payez pas à nouveau.',
  'checkout.late': 'Votre paiement est arrivé en retard',
  'checkout.late.text':
    '{amount} sont arrivés après la fin du délai. Ne payez pas à nouveau. {merchant} peut les accepter ou vous les renvoyer.',
  'checkout.late.cancelled':
    '{amount} sont arrivés après l’annulation de ce paiement. Ne payez pas à nouveau. {merchant} peut les accepter ou vous les renvoyer.',
  'checkout.invalid': 'Le paiement n’a pas abouti',
  'checkout.invalid.text':
    '{merchant} n’a pas accepté ce paiement. Demandez à {merchant} ce qu’il faut faire.',
  'checkout.invalid.arrived': 'Paiement non accepté',
  'checkout.invalid.arrived.text':
    'Vos {amount} sont arrivés, mais {merchant} ne les a pas acceptés pour cette commande. Demandez à {merchant} de les accepter ou de les renvoyer avant de payer à nouveau.',
  'checkout.invalid.reorged':
    'Le réseau n’a pas conservé votre transaction : cette commande n’est donc pas payée. Vérifiez votre portefeuille : les cryptos y sont peut-être revenues, ou peuvent encore être envoyées à nouveau. Demandez à {merchant} avant de payer à nouveau.',
  'checkoutHash.lost':
    'Votre transaction a échoué, ou a été annulée ou remplacée : rien n’est arrivé. Vérifiez votre portefeuille avant d’envoyer à nouveau.',

  'back.link': 'Nous vous avons envoyé le lien par e-mail. Rien reçu ? Contactez {merchant}.',
  'back.WAITING_FOR_MERCHANT': '{merchant} doit encore vous renvoyer {amount}.',
  'problem.subject': '{shop} : {title}',
  'problem.OVERPAID': 'Il est arrivé plus que le prix',
  'problem.REST': 'Il manque encore {rest}',
  'problem.REST.asked': 'Merci d’envoyer le reste : {rest}',
  'problem.REST.send':
    'Envoyez encore {coins} avant le {until}. La page de paiement indique où. Ensuite, ne l’envoyez plus : demandez à {merchant}.',
  'problem.REST.tooSmall': 'Il manque {rest}',
  'problem.REST.tooSmall.text':
    'Les {rest} qui manquent sont trop peu pour un envoi : les frais de réseau peuvent être plus élevés. Ne les envoyez pas.',
  'problem.REST.tooSmall.shop':
    '{merchant} en est informé et peut accepter ce qui est arrivé ou vous le renvoyer. La page de paiement indique sa décision.',
  'problem.LOST': 'Votre transaction n’est pas arrivée',
  'problem.LOST.page': 'La page de paiement indique si ce paiement est encore possible.',

  'claim.subject': 'Votre remboursement de {shop}',
  'claim.text': '{shop} vous rembourse {amount}.',
  'claim.text.less': '{shop} vous rembourse {amount}, moins les frais de réseau.',
  'claim.advice':
    'Dites-nous où l’envoyer. L’argent ne retourne pas de lui-même à l’adresse depuis laquelle vous avez payé.',
  'claim.open': 'Saisir l’adresse',
  'claim.expiry': 'Ce lien expire dans 30 jours.',
  'claimCode.subject': 'Votre code de remboursement de {shop}',
  'claimCode.text': 'Votre code est {code}. Il expire dans 15 minutes.',
  'claimCode.advice':
    'Saisissez-le pour que {amount} soient envoyés à votre adresse. Ne le donnez jamais à personne.',
  'claimCode.advice.less':
    'Saisissez-le pour que {amount}, moins les frais de réseau, soient envoyés à votre adresse. Ne le donnez jamais à personne.',
  'refundSent.subject': '{shop} a envoyé votre remboursement',
  'refundSent.text': '{shop} vous a envoyé {amount}.',
  'refundSent.text.less':
    '{shop} vous a envoyé {sent} : {amount}, moins les frais de réseau de {fee}.',
  'refundSent.arrival': 'Le montant arrivera dès que le réseau l’aura confirmé.',
};
