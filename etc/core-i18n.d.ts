import { PriorityFacts } from '@billfold/core/contract';

/** English texts of the whole product by key; the specification's sentences are in it byte for byte. */
declare const en: {
    "account.address.loadFailed": string;
    "account.address.text": string;
    "account.address.title": string;
    "account.addresses.column.address": string;
    "account.addresses.column.balance": string;
    "account.addresses.column.path": string;
    "account.addresses.column.state": string;
    "account.addresses.count": string;
    "account.addresses.gapLimit": string;
    "account.addresses.gapLimit.title": string;
    "account.addresses.generate": string;
    "account.addresses.generated": string;
    "account.addresses.loadFailed": string;
    "account.addresses.noneUnused": string;
    "account.addresses.showUsed": string;
    "account.addresses.text": string;
    "account.addresses.title": string;
    "account.addresses.unused": string;
    "account.addresses.used": string;
    "account.balance": string;
    "account.created": string;
    "account.details": string;
    "account.explorer": string;
    "account.historyFrom": string;
    "account.key.copy": string;
    "account.key.copyDescriptor": string;
    "account.key.descriptor": string;
    "account.key.extended": string;
    "account.key.extended.text": string;
    "account.key.hide": string;
    "account.key.loadFailed": string;
    "account.key.show": string;
    "account.key.single": string;
    "account.key.single.text": string;
    "account.network": string;
    "account.notFound.back": string;
    "account.notFound.text": string;
    "account.notFound.title": string;
    "account.path": string;
    "account.tokens": string;
    "account.tokens.receive": string;
    "account.tokens.send": string;
    "account.transactions": string;
    "account.transactions.empty": string;
    "account.upToDate": string;
    "account.value": string;
    "account.value.tokens": string;
    "accountDeveloper.access.FULL": string;
    "accountDeveloper.access.FULL.detail": string;
    "accountDeveloper.access.READ": string;
    "accountDeveloper.access.READ.detail": string;
    "accountDeveloper.api": string;
    "accountDeveloper.api.open": string;
    "accountDeveloper.api.text": string;
    "accountDeveloper.create.access": string;
    "accountDeveloper.create.life": string;
    "accountDeveloper.create.life.30": string;
    "accountDeveloper.create.life.365": string;
    "accountDeveloper.create.life.90": string;
    "accountDeveloper.create.name": string;
    "accountDeveloper.create.name.hint": string;
    "accountDeveloper.create.nameLength": string;
    "accountDeveloper.create.submit": string;
    "accountDeveloper.create.title": string;
    "accountDeveloper.created.copy": string;
    "accountDeveloper.created.label": string;
    "accountDeveloper.created.title": string;
    "accountDeveloper.created.warning": string;
    "accountDeveloper.created.warning.title": string;
    "accountDeveloper.embed": string;
    "accountDeveloper.embed.accent": string;
    "accountDeveloper.embed.accentText": string;
    "accountDeveloper.embed.contrast": string;
    "accountDeveloper.embed.copy": string;
    "accountDeveloper.embed.dialog": string;
    "accountDeveloper.embed.form": string;
    "accountDeveloper.embed.preview": string;
    "accountDeveloper.embed.react": string;
    "accountDeveloper.embed.reset": string;
    "accountDeveloper.embed.sample": string;
    "accountDeveloper.embed.scheme": string;
    "accountDeveloper.embed.script": string;
    "accountDeveloper.embed.text": string;
    "accountDeveloper.embed.words": string;
    "accountDeveloper.environment": string;
    "accountDeveloper.environment.auth": string;
    "accountDeveloper.environment.current": string;
    "accountDeveloper.environment.payments": string;
    "accountDeveloper.environment.switch": string;
    "accountDeveloper.environment.switch.hint": string;
    "accountDeveloper.environment.text": string;
    "accountDeveloper.environment.wallet": string;
    "accountDeveloper.revoke": string;
    "accountDeveloper.revoke.of": string;
    "accountDeveloper.revoke.text": string;
    "accountDeveloper.revoke.title": string;
    "accountDeveloper.revoked": string;
    "accountDeveloper.tokens": string;
    "accountDeveloper.tokens.create": string;
    "accountDeveloper.tokens.empty": string;
    "accountDeveloper.tokens.empty.text": string;
    "accountDeveloper.tokens.expiresAt": string;
    "accountDeveloper.tokens.loadFailed": string;
    "accountDeveloper.tokens.never": string;
    "accountDeveloper.tokens.text": string;
    "accountDeveloper.tokens.usedAt": string;
    "accountGeneral.changeEmail.done": string;
    "accountGeneral.changeEmail.label": string;
    "accountGeneral.changeEmail.lead": string;
    "accountGeneral.changeEmail.lead.unverified": string;
    "accountGeneral.changeEmail.same": string;
    "accountGeneral.changeEmail.submit": string;
    "accountGeneral.changeEmail.title": string;
    "accountGeneral.currency": string;
    "accountGeneral.currency.hint": string;
    "accountGeneral.currency.option": string;
    "accountGeneral.danger": string;
    "accountGeneral.delete.blocked": string;
    "accountGeneral.delete.coins": string;
    "accountGeneral.delete.confirm": string;
    "accountGeneral.delete.done": string;
    "accountGeneral.delete.last": string;
    "accountGeneral.delete.open": string;
    "accountGeneral.delete.text": string;
    "accountGeneral.delete.title": string;
    "accountGeneral.delete.understood": string;
    "accountGeneral.email": string;
    "accountGeneral.email.change": string;
    "accountGeneral.email.unverified": string;
    "accountGeneral.email.verified": string;
    "accountGeneral.loadFailed": string;
    "accountGeneral.name": string;
    "accountGeneral.nameLength": string;
    "accountGeneral.preferences": string;
    "accountGeneral.profile": string;
    "accountGeneral.shortcuts": string;
    "accountGeneral.shortcuts.text": string;
    "accountGeneral.theme": string;
    "accountGeneral.theme.dark": string;
    "accountGeneral.theme.hint": string;
    "accountGeneral.theme.light": string;
    "accountGeneral.timezone": string;
    "accountGeneral.timezone.device": string;
    "accountGeneral.timezone.hint": string;
    "accountNotifications.by.email": string;
    "accountNotifications.by.inApp": string;
    "accountNotifications.email": string;
    "accountNotifications.event": string;
    "accountNotifications.event.CONFIRMED": string;
    "accountNotifications.event.NEW_DEVICE": string;
    "accountNotifications.event.PRODUCT_NEWS": string;
    "accountNotifications.event.RECEIVED": string;
    "accountNotifications.event.SECURITY_CHANGED": string;
    "accountNotifications.event.SENT": string;
    "accountNotifications.inApp": string;
    "accountNotifications.loadFailed": string;
    "accountNotifications.quiet": string;
    "accountNotifications.quiet.from": string;
    "accountNotifications.quiet.text": string;
    "accountNotifications.quiet.time": string;
    "accountNotifications.quiet.to": string;
    "accountNotifications.quiet.use": string;
    "accountNotifications.required": string;
    "accountNotifications.title": string;
    "accountPlatform.businesses": string;
    "accountPlatform.choices": string;
    "accountPlatform.close": string;
    "accountPlatform.close.open": string;
    "accountPlatform.close.text": string;
    "accountPlatform.export": string;
    "accountPlatform.export.download": string;
    "accountPlatform.export.empty": string;
    "accountPlatform.export.loadFailed": string;
    "accountPlatform.export.start": string;
    "accountPlatform.export.status.EXPIRED": string;
    "accountPlatform.export.status.FAILED": string;
    "accountPlatform.export.status.QUEUED": string;
    "accountPlatform.export.status.READY": string;
    "accountPlatform.export.status.RUNNING": string;
    "accountPlatform.export.text": string;
    "accountPlatform.export.until": string;
    "accountPlatform.lead": string;
    "accountPlatform.loadFailed": string;
    "accountPlatform.mode": string;
    "accountPlatform.mode.payments": string;
    "accountPlatform.mode.payments.detail": string;
    "accountPlatform.mode.wallet": string;
    "accountPlatform.mode.wallet.detail": string;
    "accountPlatform.role.OWNER": string;
    "accountPlatform.title": string;
    "accountPlatform.type": string;
    "accountPlatform.type.BUSINESS": string;
    "accountPlatform.type.BUSINESS.detail": string;
    "accountPlatform.type.INDIVIDUAL": string;
    "accountPlatform.type.INDIVIDUAL.detail": string;
    "accountPlatform.wallets": string;
    "accountPlatform.wallets.create": string;
    "accountPlatform.wallets.empty": string;
    "accountSecurity.code.label": string;
    "accountSecurity.code.wrong": string;
    "accountSecurity.codes.copy": string;
    "accountSecurity.codes.download": string;
    "accountSecurity.codes.file": string;
    "accountSecurity.codes.kept": string;
    "accountSecurity.codes.lead": string;
    "accountSecurity.codes.list": string;
    "accountSecurity.codes.warning": string;
    "accountSecurity.codes.warning.title": string;
    "accountSecurity.event.ACCOUNT_SECURED": string;
    "accountSecurity.event.CLOUD_PASSWORD_CHANGED": string;
    "accountSecurity.event.CLOUD_PASSWORD_RESET": string;
    "accountSecurity.event.CONTACT_ADDRESS_CHANGED": string;
    "accountSecurity.event.DATA_EXPORTED": string;
    "accountSecurity.event.DEVICE_TRUSTED": string;
    "accountSecurity.event.EMAIL_CHANGED": string;
    "accountSecurity.event.EMAIL_CHANGE_UNDONE": string;
    "accountSecurity.event.EMAIL_VERIFIED": string;
    "accountSecurity.event.IDENTITY_CONNECTED": string;
    "accountSecurity.event.IDENTITY_DISCONNECTED": string;
    "accountSecurity.event.OTHER_SESSIONS_ENDED": string;
    "accountSecurity.event.PASSWORD_CHANGED": string;
    "accountSecurity.event.PASSWORD_RESET": string;
    "accountSecurity.event.PERSONAL_TOKEN_CREATED": string;
    "accountSecurity.event.PERSONAL_TOKEN_REVOKED": string;
    "accountSecurity.event.RECOVERY_CODES_RENEWED": string;
    "accountSecurity.event.RECOVERY_CODE_USED": string;
    "accountSecurity.event.SEED_REVEALED": string;
    "accountSecurity.event.SEND_CODE_NOT_REQUIRED": string;
    "accountSecurity.event.SEND_CODE_REQUIRED": string;
    "accountSecurity.event.SESSION_ENDED": string;
    "accountSecurity.event.SIGNED_IN": string;
    "accountSecurity.event.SIGNED_IN_ON_NEW_DEVICE": string;
    "accountSecurity.event.SIGNED_OUT": string;
    "accountSecurity.event.SIGNED_UP": string;
    "accountSecurity.event.TWO_FACTOR_DISABLED": string;
    "accountSecurity.event.TWO_FACTOR_ENABLED": string;
    "accountSecurity.event.USER_DELETED": string;
    "accountSecurity.event.WALLET_DELETED": string;
    "accountSecurity.event.WALLET_RESTORED": string;
    "accountSecurity.event.other": string;
    "accountSecurity.events": string;
    "accountSecurity.events.empty": string;
    "accountSecurity.events.empty.text": string;
    "accountSecurity.events.loadFailed": string;
    "accountSecurity.events.more": string;
    "accountSecurity.events.text": string;
    "accountSecurity.logins": string;
    "accountSecurity.logins.apple": string;
    "accountSecurity.logins.connect": string;
    "accountSecurity.logins.connect.of": string;
    "accountSecurity.logins.connected": string;
    "accountSecurity.logins.disconnect": string;
    "accountSecurity.logins.disconnect.of": string;
    "accountSecurity.logins.disconnect.text": string;
    "accountSecurity.logins.disconnected": string;
    "accountSecurity.logins.discord": string;
    "accountSecurity.logins.google": string;
    "accountSecurity.logins.loadFailed": string;
    "accountSecurity.logins.none": string;
    "accountSecurity.logins.text": string;
    "accountSecurity.password": string;
    "accountSecurity.password.change": string;
    "accountSecurity.password.confirm": string;
    "accountSecurity.password.differ": string;
    "accountSecurity.password.done": string;
    "accountSecurity.password.new": string;
    "accountSecurity.password.none": string;
    "accountSecurity.password.others": string;
    "accountSecurity.password.set": string;
    "accountSecurity.password.text": string;
    "accountSecurity.renew.submit": string;
    "accountSecurity.renew.text": string;
    "accountSecurity.renew.title": string;
    "accountSecurity.secure": string;
    "accountSecurity.secure.done": string;
    "accountSecurity.secure.ended": string;
    "accountSecurity.secure.ended.devices": string;
    "accountSecurity.secure.ended.logins": string;
    "accountSecurity.secure.ended.sessions": string;
    "accountSecurity.secure.ended.tokens": string;
    "accountSecurity.secure.ends": string;
    "accountSecurity.secure.ends.devices": string;
    "accountSecurity.secure.ends.logins": string;
    "accountSecurity.secure.ends.sessions": string;
    "accountSecurity.secure.ends.tokens": string;
    "accountSecurity.secure.kept": string;
    "accountSecurity.secure.password": string;
    "accountSecurity.secure.stays": string;
    "accountSecurity.secure.text": string;
    "accountSecurity.secure.title": string;
    "accountSecurity.sessions": string;
    "accountSecurity.sessions.current": string;
    "accountSecurity.sessions.device": string;
    "accountSecurity.sessions.end": string;
    "accountSecurity.sessions.end.of": string;
    "accountSecurity.sessions.endOthers": string;
    "accountSecurity.sessions.endOthers.text": string;
    "accountSecurity.sessions.endOthers.title": string;
    "accountSecurity.sessions.loadFailed": string;
    "accountSecurity.sessions.othersEnded": string;
    "accountSecurity.sessions.seen": string;
    "accountSecurity.sessions.since": string;
    "accountSecurity.sessions.text": string;
    "accountSecurity.setUp.app.code": string;
    "accountSecurity.setUp.app.codeLength": string;
    "accountSecurity.setUp.app.copy": string;
    "accountSecurity.setUp.app.lead": string;
    "accountSecurity.setUp.app.open": string;
    "accountSecurity.setUp.app.others": string;
    "accountSecurity.setUp.app.qr": string;
    "accountSecurity.setUp.app.secret": string;
    "accountSecurity.setUp.app.submit": string;
    "accountSecurity.setUp.password.lead": string;
    "accountSecurity.setUp.step.app": string;
    "accountSecurity.setUp.step.codes": string;
    "accountSecurity.setUp.step.password": string;
    "accountSecurity.setUp.steps": string;
    "accountSecurity.setUp.title": string;
    "accountSecurity.signIn": string;
    "accountSecurity.turnOff.text": string;
    "accountSecurity.turnOff.title": string;
    "accountSecurity.twoFactor": string;
    "accountSecurity.twoFactor.disabled": string;
    "accountSecurity.twoFactor.enabled": string;
    "accountSecurity.twoFactor.isOff": string;
    "accountSecurity.twoFactor.isOn": string;
    "accountSecurity.twoFactor.off": string;
    "accountSecurity.twoFactor.on": string;
    "accountSecurity.twoFactor.renew": string;
    "accountSecurity.twoFactor.setUp": string;
    "accountSecurity.twoFactor.turnOff": string;
    "accountSettings.currentPassword": string;
    "accountSettings.save": string;
    "accountSettings.saved": string;
    "accountSettings.signInAgain": string;
    "accountSettings.title.developer": string;
    "accountSettings.title.general": string;
    "accountSettings.title.notifications": string;
    "accountSettings.title.security": string;
    "accounts.actions": string;
    "accounts.add": string;
    "accounts.addresses": string;
    "accounts.archive": string;
    "accounts.archived": string;
    "accounts.column.account": string;
    "accounts.column.actions": string;
    "accounts.column.balance": string;
    "accounts.column.network": string;
    "accounts.column.worth": string;
    "accounts.delete": string;
    "accounts.delete.done": string;
    "accounts.delete.text": string;
    "accounts.delete.title": string;
    "accounts.empty.text": string;
    "accounts.empty.title": string;
    "accounts.filter.allNetworks": string;
    "accounts.filter.archived": string;
    "accounts.filter.network": string;
    "accounts.filter.search": string;
    "accounts.filter.search.hint": string;
    "accounts.lead": string;
    "accounts.noMatch.text": string;
    "accounts.noMatch.title": string;
    "accounts.rename": string;
    "accounts.rename.done": string;
    "accounts.rename.label": string;
    "accounts.rename.length": string;
    "accounts.rename.title": string;
    "accounts.title": string;
    "accounts.tokens": string;
    "accounts.unarchive": string;
    "accounts.unarchived": string;
    "addAccount.added": string;
    "addAccount.failed": string;
    "addAccount.key": string;
    "addAccount.key.hint": string;
    "addAccount.keyRequired": string;
    "addAccount.keyRequired.title": string;
    "addAccount.loadFailed": string;
    "addAccount.name": string;
    "addAccount.nameLength": string;
    "addAccount.nameTaken": string;
    "addAccount.network": string;
    "addAccount.noNetwork": string;
    "addAccount.submit": string;
    "addAccount.title": string;
    "amount.max": string;
    "amount.notRead": string;
    "asset.balance": string;
    "asset.balance.none": string;
    "asset.chart.empty": string;
    "asset.chart.label": string;
    "asset.column.account": string;
    "asset.contracts": string;
    "asset.contracts.copy": string;
    "asset.contracts.text": string;
    "asset.notFound.back": string;
    "asset.notFound.text": string;
    "asset.notFound.title": string;
    "asset.price": string;
    "asset.price.unknown": string;
    "asset.transactions.empty": string;
    "auth.allSet.elsewhere": string;
    "auth.allSet.goOnHere": string;
    "auth.allSet.text": string;
    "auth.allSet.title": string;
    "auth.checkEmail.embedded": string;
    "auth.checkEmail.openOutbox": string;
    "auth.checkEmail.outbox": string;
    "auth.checkEmail.resend": string;
    "auth.checkEmail.resendIn": string;
    "auth.checkEmail.resent": string;
    "auth.checkEmail.text": string;
    "auth.checkEmail.title": string;
    "auth.checkEmail.waiting": string;
    "auth.demo.explore": string;
    "auth.demo.hint": string;
    "auth.email": string;
    "auth.email.invalid": string;
    "auth.email.missing": string;
    "auth.panel.sample": string;
    "auth.panel.text": string;
    "auth.panel.title": string;
    "auth.password": string;
    "auth.password.containsEmail": string;
    "auth.password.hint": string;
    "auth.password.long": string;
    "auth.password.short": string;
    "auth.selectWallet.accounts": string;
    "auth.selectWallet.create": string;
    "auth.selectWallet.failed": string;
    "auth.selectWallet.lastUsed": string;
    "auth.selectWallet.lead": string;
    "auth.selectWallet.noMatch": string;
    "auth.selectWallet.search": string;
    "auth.selectWallet.title": string;
    "auth.selectWallet.unfinished": string;
    "auth.signIn.apple": string;
    "auth.signIn.arriving": string;
    "auth.signIn.createAccount": string;
    "auth.signIn.discord": string;
    "auth.signIn.ended.text": string;
    "auth.signIn.ended.title": string;
    "auth.signIn.forgot": string;
    "auth.signIn.google": string;
    "auth.signIn.lead": string;
    "auth.signIn.linkOver": string;
    "auth.signIn.or": string;
    "auth.signIn.passwordChanged": string;
    "auth.signIn.provider.apple": string;
    "auth.signIn.provider.discord": string;
    "auth.signIn.provider.google": string;
    "auth.signIn.provider.unknown": string;
    "auth.signIn.providerFailed": string;
    "auth.signIn.providerTaken": string;
    "auth.signIn.providerUnverified": string;
    "auth.signIn.submit": string;
    "auth.signIn.title": string;
    "auth.signIn.toSignUp": string;
    "auth.signIn.twoFactor": string;
    "auth.signIn.wrongCredentials": string;
    "auth.signOut": string;
    "auth.signUp.accountType": string;
    "auth.signUp.business": string;
    "auth.signUp.business.detail": string;
    "auth.signUp.individual": string;
    "auth.signUp.individual.detail": string;
    "auth.signUp.lead": string;
    "auth.signUp.name": string;
    "auth.signUp.nameLength": string;
    "auth.signUp.signIn": string;
    "auth.signUp.submit": string;
    "auth.signUp.terms": string;
    "auth.signUp.terms.privacy": string;
    "auth.signUp.terms.terms": string;
    "auth.signUp.title": string;
    "auth.signUp.toSignIn": string;
    "auth.twoFactor.code": string;
    "auth.twoFactor.code.length": string;
    "auth.twoFactor.ended": string;
    "auth.twoFactor.lead": string;
    "auth.twoFactor.recoveryCode": string;
    "auth.twoFactor.recoveryCode.lead": string;
    "auth.twoFactor.recoveryCode.length": string;
    "auth.twoFactor.submit": string;
    "auth.twoFactor.title": string;
    "auth.twoFactor.useCode": string;
    "auth.twoFactor.useRecoveryCode": string;
    "auth.twoFactor.wrong": string;
    "auth.twoFactor.wrongWithTries": string;
    "auth.unlock.forgotKey": string;
    "auth.unlock.forgotPhrase": string;
    "auth.unlock.lead": string;
    "auth.unlock.otherWallet": string;
    "auth.unlock.password": string;
    "auth.unlock.seedPhrase": string;
    "auth.unlock.seedPhrase.lead": string;
    "auth.unlock.skip": string;
    "auth.unlock.submit": string;
    "auth.unlock.title": string;
    "auth.unlock.trustDevice": string;
    "auth.unlock.usePassword": string;
    "auth.unlock.useSeedPhrase": string;
    "auth.verifyEmail.failure": string;
    "auth.verifyEmail.failure.text": string;
    "auth.verifyEmail.newLink": string;
    "auth.verifyEmail.signIn": string;
    "auth.verifyEmail.success": string;
    "auth.verifyEmail.title": string;
    "auth.verifyEmail.verifying": string;
    "business.cancel": string;
    "business.confirmName": string;
    "business.confirmName.different": string;
    "business.confirmName.hint": string;
    "business.email.invalid": string;
    "business.email.missing": string;
    "business.name": string;
    "business.name.length": string;
    "business.roleChanged": string;
    "business.roleChanged.dismiss": string;
    "businessSettings.archive": string;
    "businessSettings.archive.confirm": string;
    "businessSettings.archive.done": string;
    "businessSettings.archive.stays": string;
    "businessSettings.archive.stays.funds": string;
    "businessSettings.archive.stays.records": string;
    "businessSettings.archive.stops": string;
    "businessSettings.archive.stops.changes": string;
    "businessSettings.archive.stops.invitations": string;
    "businessSettings.archive.stops.payments": string;
    "businessSettings.archive.text": string;
    "businessSettings.archive.title": string;
    "businessSettings.currency": string;
    "businessSettings.currency.hint": string;
    "businessSettings.currency.option": string;
    "businessSettings.danger": string;
    "businessSettings.leave": string;
    "businessSettings.leave.done": string;
    "businessSettings.leave.text": string;
    "businessSettings.leave.title": string;
    "businessSettings.loadFailed": string;
    "businessSettings.logo": string;
    "businessSettings.logo.change": string;
    "businessSettings.logo.choose": string;
    "businessSettings.logo.empty": string;
    "businessSettings.logo.hint": string;
    "businessSettings.logo.large": string;
    "businessSettings.logo.preview": string;
    "businessSettings.logo.remove": string;
    "businessSettings.logo.removed": string;
    "businessSettings.logo.saved": string;
    "businessSettings.logo.type": string;
    "businessSettings.none": string;
    "businessSettings.nothing": string;
    "businessSettings.profile": string;
    "businessSettings.readOnly": string;
    "businessSettings.save": string;
    "businessSettings.saved": string;
    "businessSettings.stale.someone": string;
    "businessSettings.stale.text": string;
    "businessSettings.stale.title": string;
    "businessSettings.supportEmail": string;
    "businessSettings.supportEmail.hint": string;
    "businessSettings.timezone": string;
    "businessSettings.timezone.hint": string;
    "businessSettings.title.general": string;
    "businessSettings.title.security": string;
    "businessSettings.website": string;
    "businessSettings.website.hint": string;
    "businessSettings.website.invalid": string;
    "chart.empty": string;
    "chart.failed": string;
    "chart.now": string;
    "chart.point": string;
    "chart.showChart": string;
    "chart.showTable": string;
    "chart.time": string;
    "chart.value": string;
    "checklist.done": string;
    "checklist.item.email-verified": string;
    "checklist.item.few-sessions": string;
    "checklist.item.new-device-mails": string;
    "checklist.item.recovery-codes": string;
    "checklist.item.seed-confirmed": string;
    "checklist.item.tokens-in-use": string;
    "checklist.item.two-factor": string;
    "checklist.loadFailed": string;
    "checklist.open": string;
    "checklist.text": string;
    "checklist.title": string;
    "checkout.already": string;
    "checkout.already.check": string;
    "checkout.already.counted": string;
    "checkout.already.hash": string;
    "checkout.already.seen": string;
    "checkout.already.short": string;
    "checkout.already.text": string;
    "checkout.already.unknown": string;
    "checkout.asset.cheapest": string;
    "checkout.asset.fee": string;
    "checkout.asset.fee.small": string;
    "checkout.asset.minutes": string;
    "checkout.asset.network": string;
    "checkout.asset.reason.BUSINESS_CLOSED": string;
    "checkout.asset.reason.NETWORK_DELAYED": string;
    "checkout.asset.reason.NO_RATE": string;
    "checkout.asset.reason.OUT_OF_RANGE": string;
    "checkout.cancel": string;
    "checkout.cancel.keep": string;
    "checkout.cancel.question": string;
    "checkout.cancel.text": string;
    "checkout.cancelled": string;
    "checkout.cancelled.text": string;
    "checkout.choose": string;
    "checkout.choose.empty": string;
    "checkout.choose.none": string;
    "checkout.choose.search": string;
    "checkout.choose.text": string;
    "checkout.confirming": string;
    "checkout.confirming.count": string;
    "checkout.confirming.left": string;
    "checkout.confirming.progress": string;
    "checkout.confirming.reorged": string;
    "checkout.confirming.risk": string;
    "checkout.confirming.text": string;
    "checkout.details": string;
    "checkout.details.email": string;
    "checkout.details.email.hint": string;
    "checkout.details.email.invalid": string;
    "checkout.details.email.optional": string;
    "checkout.details.missing": string;
    "checkout.details.name": string;
    "checkout.details.receipt": string;
    "checkout.details.save": string;
    "checkout.details.saved": string;
    "checkout.details.text": string;
    "checkout.expired": string;
    "checkout.expired.closed": string;
    "checkout.expired.refresh": string;
    "checkout.expired.short": string;
    "checkout.expired.short.rest": string;
    "checkout.expired.short.text": string;
    "checkout.expired.text": string;
    "checkout.footer": string;
    "checkout.help": string;
    "checkout.help.id": string;
    "checkout.help.id.copy": string;
    "checkout.invalid": string;
    "checkout.invalid.text": string;
    "checkout.late": string;
    "checkout.late.text": string;
    "checkout.link.ARCHIVED": string;
    "checkout.link.ARCHIVED.text": string;
    "checkout.link.EXPIRED": string;
    "checkout.link.EXPIRED.text": string;
    "checkout.link.PAUSED": string;
    "checkout.link.PAUSED.text": string;
    "checkout.link.USED_UP": string;
    "checkout.link.USED_UP.text": string;
    "checkout.link.amount": string;
    "checkout.link.amount.hint.both": string;
    "checkout.link.amount.hint.maximum": string;
    "checkout.link.amount.hint.minimum": string;
    "checkout.link.amount.missing": string;
    "checkout.link.any": string;
    "checkout.link.continue": string;
    "checkout.link.due": string;
    "checkout.link.fixed": string;
    "checkout.link.line": string;
    "checkout.link.lines": string;
    "checkout.link.open": string;
    "checkout.link.text": string;
    "checkout.loadFailed": string;
    "checkout.notFound": string;
    "checkout.notFound.text": string;
    "checkout.offline": string;
    "checkout.order": string;
    "checkout.paid": string;
    "checkout.paid.back": string;
    "checkout.paid.over": string;
    "checkout.paid.print": string;
    "checkout.paid.redirect": string;
    "checkout.paid.stay": string;
    "checkout.paid.text": string;
    "checkout.price": string;
    "checkout.privacy": string;
    "checkout.receipt": string;
    "checkout.receipt.UNCONFIRMED": string;
    "checkout.receipt.VOID": string;
    "checkout.receipt.address": string;
    "checkout.receipt.date": string;
    "checkout.receipt.description": string;
    "checkout.receipt.id": string;
    "checkout.receipt.loadFailed": string;
    "checkout.receipt.merchant": string;
    "checkout.receipt.number": string;
    "checkout.receipt.order": string;
    "checkout.receipt.paid": string;
    "checkout.receipt.rate": string;
    "checkout.receipt.rate.value": string;
    "checkout.receipt.refunded": string;
    "checkout.receipt.refunded.FULL": string;
    "checkout.receipt.refunded.PARTIAL": string;
    "checkout.receipt.registration": string;
    "checkout.receipt.send": string;
    "checkout.receipt.sent": string;
    "checkout.receipt.transaction": string;
    "checkout.receipt.vat": string;
    "checkout.refunds": string;
    "checkout.sandbox": string;
    "checkout.sandbox.double": string;
    "checkout.sandbox.half": string;
    "checkout.sandbox.mine": string;
    "checkout.sandbox.pay": string;
    "checkout.sandbox.text": string;
    "checkout.send": string;
    "checkout.send.address": string;
    "checkout.send.address.copy": string;
    "checkout.send.amount": string;
    "checkout.send.amount.copy": string;
    "checkout.send.change": string;
    "checkout.send.exchange": string;
    "checkout.send.held": string;
    "checkout.send.how": string;
    "checkout.send.left": string;
    "checkout.send.left.announced": string;
    "checkout.send.memo": string;
    "checkout.send.memo.copy": string;
    "checkout.send.memo.warning": string;
    "checkout.send.network": string;
    "checkout.send.open": string;
    "checkout.send.partly": string;
    "checkout.send.partly.text": string;
    "checkout.send.qr": string;
    "checkout.send.qr.address": string;
    "checkout.send.qr.title": string;
    "checkout.send.repriced": string;
    "checkout.send.rest": string;
    "checkout.send.waiting": string;
    "checkout.send.wrongAsset": string;
    "checkout.slow": string;
    "checkout.stale": string;
    "checkout.terms": string;
    "checkout.test": string;
    "checkout.title": string;
    "checkout.title.paid": string;
    "checkout.transfers": string;
    "checkout.transfers.contract": string;
    "checkout.transfers.uncounted": string;
    "cloudPassword.confirm": string;
    "cloudPassword.consent": string;
    "cloudPassword.differ": string;
    "cloudPassword.empty": string;
    "cloudPassword.hint": string;
    "cloudPassword.label": string;
    "cloudPassword.rule": string;
    "cloudPassword.rule.digit": string;
    "cloudPassword.rule.has": string;
    "cloudPassword.rule.lacks": string;
    "cloudPassword.rule.length": string;
    "cloudPassword.rule.lower": string;
    "cloudPassword.rule.symbol": string;
    "cloudPassword.rule.upper": string;
    "cloudPassword.weak": string;
    "cloudPassword.weakHint": string;
    "common.back": string;
    "common.cancel": string;
    "common.close": string;
    "common.continue": string;
    "common.copyToClipboard": string;
    "common.done": string;
    "common.loading": string;
    "common.noAnswer": string;
    "common.offlineContent": string;
    "common.outage": string;
    "common.outage.asOf": string;
    "common.requestId": string;
    "common.required": string;
    "common.retry": string;
    "common.sandboxTimes": string;
    "common.tokenFailed": string;
    "common.wasOffline": string;
    "confirmation.confirmations": string;
    "confirmation.copyFrom": string;
    "confirmation.copyHash": string;
    "confirmation.copyTo": string;
    "confirmation.count": string;
    "confirmation.date": string;
    "confirmation.fiat": string;
    "confirmation.from": string;
    "confirmation.hash": string;
    "confirmation.left": string;
    "confirmation.left.block": string;
    "confirmation.left.sandbox": string;
    "confirmation.moreFrom": string;
    "confirmation.network": string;
    "confirmation.progress": string;
    "confirmation.progress.bar": string;
    "confirmation.rate": string;
    "confirmation.rate.value": string;
    "confirmation.status.CONFIRMED": string;
    "confirmation.status.CONFIRMING": string;
    "confirmation.status.DROPPED": string;
    "confirmation.status.FAILED": string;
    "confirmation.status.PENDING": string;
    "confirmation.status.REPLACED": string;
    "confirmation.to": string;
    "contact.addressChanged": string;
    "contacts.add": string;
    "contacts.addTitle": string;
    "contacts.address": string;
    "contacts.copy": string;
    "contacts.edit": string;
    "contacts.editOn": string;
    "contacts.editTitle": string;
    "contacts.empty.text": string;
    "contacts.empty.title": string;
    "contacts.failed": string;
    "contacts.import": string;
    "contacts.imported": string;
    "contacts.imported.known": string;
    "contacts.imported.refused": string;
    "contacts.lastPaid": string;
    "contacts.list": string;
    "contacts.loadFailed": string;
    "contacts.memo": string;
    "contacts.memo.hint": string;
    "contacts.memo.value": string;
    "contacts.memoLength": string;
    "contacts.name": string;
    "contacts.nameLength": string;
    "contacts.network": string;
    "contacts.nothingFound": string;
    "contacts.remove": string;
    "contacts.removeFailed": string;
    "contacts.removeText": string;
    "contacts.removeTitle": string;
    "contacts.removed": string;
    "contacts.save": string;
    "contacts.saveFailed": string;
    "contacts.saved": string;
    "contacts.search": string;
    "contacts.search.hint": string;
    "contacts.send": string;
    "contacts.sendOn": string;
    "contacts.title": string;
    "contacts.undo": string;
    "copy.manually": string;
    "dashboard.about": string;
    "dashboard.checklist": string;
    "dashboard.checklist.done": string;
    "dashboard.checklist.open": string;
    "dashboard.checklist.progress": string;
    "dashboard.created": string;
    "dashboard.currency": string;
    "dashboard.loadFailed": string;
    "dashboard.members": string;
    "dashboard.role": string;
    "dashboard.status": string;
    "dashboard.status.ACTIVE": string;
    "dashboard.status.ARCHIVED": string;
    "dashboard.status.ONBOARDING": string;
    "dashboard.status.SUSPENDED": string;
    "dashboard.step.assets": string;
    "dashboard.step.assets.text": string;
    "dashboard.step.business": string;
    "dashboard.step.checkout": string;
    "dashboard.step.checkout.text": string;
    "dashboard.step.firstPayment": string;
    "dashboard.step.firstPayment.text": string;
    "dashboard.step.wallet": string;
    "dashboard.step.wallet.text": string;
    "dashboard.suspended.text": string;
    "dashboard.suspended.title": string;
    "dashboard.timezone": string;
    "dashboard.title": string;
    "depositAddresses.gapLimit": string;
    "depositAddresses.gapLimit.title": string;
    "depositAddresses.generate": string;
    "depositAddresses.generateFailed": string;
    "depositAddresses.generated": string;
    "depositAddresses.hideQr": string;
    "depositAddresses.list": string;
    "depositAddresses.loadFailed": string;
    "depositAddresses.none": string;
    "depositAddresses.noneUnused": string;
    "depositAddresses.qr": string;
    "depositAddresses.showQr": string;
    "depositAddresses.showUsed": string;
    "depositAddresses.single": string;
    "depositAddresses.title": string;
    "depositAddresses.titlePlain": string;
    "depositAddresses.unused": string;
    "depositAddresses.used": string;
    "dialog.loadFailed.text": string;
    "dialog.loadFailed.title": string;
    "embed.noWallet.text": string;
    "embed.noWallet.title": string;
    "embed.walletFailed": string;
    "emptyWallet.manage": string;
    "emptyWallet.text": string;
    "explorer.open": string;
    "filterChips.any": string;
    "filterChips.chosen": string;
    "filterChips.clear": string;
    "filterChips.done": string;
    "filterChips.remove": string;
    "filterChips.set": string;
    "filterChips.title": string;
    "invitation.accept": string;
    "invitation.accepted": string;
    "invitation.another.switch": string;
    "invitation.another.text": string;
    "invitation.another.title": string;
    "invitation.home": string;
    "invitation.invitation_expired.text": string;
    "invitation.invitation_expired.title": string;
    "invitation.invitation_revoked.text": string;
    "invitation.invitation_revoked.title": string;
    "invitation.invitation_used.text": string;
    "invitation.invitation_used.title": string;
    "invitation.lead": string;
    "invitation.loadFailed": string;
    "invitation.loading": string;
    "invitation.role": string;
    "invitation.signIn": string;
    "invitation.signInFirst": string;
    "invitation.signUp": string;
    "invitation.signedInAs": string;
    "invitation.title": string;
    "invitation.unknown.text": string;
    "invitation.unknown.title": string;
    "invitation.unverified": string;
    "invitation.verify": string;
    "ledger.address.balance.hint": string;
    "ledger.address.nonce": string;
    "ledger.address.none": string;
    "ledger.address.title": string;
    "ledger.address.transactions": string;
    "ledger.address.waits": string;
    "ledger.block.confirmations": string;
    "ledger.block.empty": string;
    "ledger.block.hash": string;
    "ledger.block.mined": string;
    "ledger.block.parent": string;
    "ledger.block.title": string;
    "ledger.block.transactions": string;
    "ledger.blocks.lead": string;
    "ledger.blocks.none": string;
    "ledger.blocks.title": string;
    "ledger.column.block": string;
    "ledger.column.change": string;
    "ledger.column.date": string;
    "ledger.column.fee": string;
    "ledger.column.hash": string;
    "ledger.column.height": string;
    "ledger.column.mined": string;
    "ledger.column.transaction": string;
    "ledger.column.transactions": string;
    "ledger.column.value": string;
    "ledger.loadFailed": string;
    "ledger.name": string;
    "ledger.notFound.back": string;
    "ledger.notFound.text": string;
    "ledger.notFound.title": string;
    "ledger.signature.invalid": string;
    "ledger.signature.unchecked": string;
    "ledger.signature.valid": string;
    "ledger.transaction.accepted": string;
    "ledger.transaction.bandwidth": string;
    "ledger.transaction.block": string;
    "ledger.transaction.blockhash": string;
    "ledger.transaction.bounce": string;
    "ledger.transaction.bounce.no": string;
    "ledger.transaction.bounce.yes": string;
    "ledger.transaction.bytes": string;
    "ledger.transaction.chainId": string;
    "ledger.transaction.chainId.none": string;
    "ledger.transaction.check": string;
    "ledger.transaction.confirmation": string;
    "ledger.transaction.confirmations": string;
    "ledger.transaction.data": string;
    "ledger.transaction.energy": string;
    "ledger.transaction.expires": string;
    "ledger.transaction.failed": string;
    "ledger.transaction.fee": string;
    "ledger.transaction.from": string;
    "ledger.transaction.gas": string;
    "ledger.transaction.gas.value": string;
    "ledger.transaction.gasPrice": string;
    "ledger.transaction.gasPrice.value": string;
    "ledger.transaction.genesis": string;
    "ledger.transaction.hash": string;
    "ledger.transaction.held": string;
    "ledger.transaction.inputs": string;
    "ledger.transaction.invalid": string;
    "ledger.transaction.memo": string;
    "ledger.transaction.networkFee": string;
    "ledger.transaction.noAddress": string;
    "ledger.transaction.noInputs": string;
    "ledger.transaction.noSender": string;
    "ledger.transaction.nonce": string;
    "ledger.transaction.outputs": string;
    "ledger.transaction.reference": string;
    "ledger.transaction.reference.value": string;
    "ledger.transaction.result": string;
    "ledger.transaction.result.bounced": string;
    "ledger.transaction.result.paid": string;
    "ledger.transaction.result.skipped": string;
    "ledger.transaction.seqno": string;
    "ledger.transaction.size": string;
    "ledger.transaction.size.value": string;
    "ledger.transaction.spends": string;
    "ledger.transaction.status": string;
    "ledger.transaction.title": string;
    "ledger.transaction.to": string;
    "ledger.transaction.valid": string;
    "ledger.transaction.waits": string;
    "ledger.transaction.walletId": string;
    "ledger.transaction.walletId.new": string;
    "ledger.wallet": string;
    "legal.privacy.kept": string;
    "legal.privacy.kept.1": string;
    "legal.privacy.kept.2": string;
    "legal.privacy.kept.3": string;
    "legal.privacy.lead": string;
    "legal.privacy.rights": string;
    "legal.privacy.rights.1": string;
    "legal.privacy.rights.2": string;
    "legal.privacy.shared": string;
    "legal.privacy.shared.1": string;
    "legal.privacy.shared.2": string;
    "legal.privacy.title": string;
    "legal.terms.keys": string;
    "legal.terms.keys.1": string;
    "legal.terms.keys.2": string;
    "legal.terms.lead": string;
    "legal.terms.title": string;
    "legal.terms.transactions": string;
    "legal.terms.transactions.1": string;
    "legal.terms.transactions.2": string;
    "legal.terms.use": string;
    "legal.terms.use.1": string;
    "legal.terms.use.2": string;
    "missingWallet.create": string;
    "missingWallet.failed": string;
    "missingWallet.screen": string;
    "missingWallet.text": string;
    "missingWallet.title": string;
    "network.beta": string;
    "newPassword.confirm": string;
    "newPassword.differ": string;
    "newPassword.label": string;
    "newPassword.lead": string;
    "newPassword.logins": string;
    "newPassword.logins.apple": string;
    "newPassword.logins.discord": string;
    "newPassword.logins.google": string;
    "newPassword.logins.remove": string;
    "newPassword.logins.text": string;
    "newPassword.over.again": string;
    "newPassword.over.text": string;
    "newPassword.over.title": string;
    "newPassword.request.lead": string;
    "newPassword.request.otherEmail": string;
    "newPassword.request.resend": string;
    "newPassword.request.resendIn": string;
    "newPassword.request.resent": string;
    "newPassword.request.sent": string;
    "newPassword.request.sentHint": string;
    "newPassword.request.sentTitle": string;
    "newPassword.request.submit": string;
    "newPassword.request.title": string;
    "newPassword.submit": string;
    "newPassword.title": string;
    "newPassword.toSignIn": string;
    "newPayment.amount": string;
    "newPayment.amount.missing": string;
    "newPayment.created": string;
    "newPayment.created.another": string;
    "newPayment.created.lead": string;
    "newPayment.created.open": string;
    "newPayment.currency": string;
    "newPayment.description": string;
    "newPayment.description.hint": string;
    "newPayment.email": string;
    "newPayment.email.invalid": string;
    "newPayment.metadata": string;
    "newPayment.metadata.hint": string;
    "newPayment.metadata.invalid": string;
    "newPayment.method": string;
    "newPayment.method.any": string;
    "newPayment.minutes": string;
    "newPayment.minutes.count": string;
    "newPayment.minutes.hours": string;
    "newPayment.minutes.usual": string;
    "newPayment.more": string;
    "newPayment.orderId": string;
    "newPayment.orderId.hint": string;
    "newPayment.redirectUrl": string;
    "newPayment.redirectUrl.hint": string;
    "newPayment.redirectUrl.invalid": string;
    "newPayment.submit": string;
    "newPayment.taken": string;
    "newPayment.taken.open": string;
    "newPayment.title": string;
    "newWallet.accounts.lead": string;
    "newWallet.accounts.skip": string;
    "newWallet.accounts.title": string;
    "newWallet.advanced": string;
    "newWallet.confirm.lead": string;
    "newWallet.confirm.title": string;
    "newWallet.done.accounts": string;
    "newWallet.done.networks": string;
    "newWallet.done.noAccounts": string;
    "newWallet.done.submit": string;
    "newWallet.done.title": string;
    "newWallet.finish.lead": string;
    "newWallet.finish.submit": string;
    "newWallet.finish.title": string;
    "newWallet.import.lead": string;
    "newWallet.import.submit": string;
    "newWallet.import.title": string;
    "newWallet.kind.create": string;
    "newWallet.kind.create.detail": string;
    "newWallet.kind.import": string;
    "newWallet.kind.import.detail": string;
    "newWallet.kind.label": string;
    "newWallet.name.label": string;
    "newWallet.name.lead": string;
    "newWallet.name.length": string;
    "newWallet.name.suggestion": string;
    "newWallet.name.taken": string;
    "newWallet.name.title": string;
    "newWallet.password.lead": string;
    "newWallet.password.title": string;
    "newWallet.phrase.continue": string;
    "newWallet.phrase.copy": string;
    "newWallet.phrase.copyWarning": string;
    "newWallet.phrase.lead": string;
    "newWallet.phrase.missing": string;
    "newWallet.phrase.print": string;
    "newWallet.phrase.printTitle": string;
    "newWallet.phrase.title": string;
    "newWallet.phrase.warning": string;
    "newWallet.phrase.warning.title": string;
    "newWallet.step.confirm": string;
    "newWallet.step.done": string;
    "newWallet.step.name": string;
    "newWallet.step.password": string;
    "newWallet.step.phrase": string;
    "newWallet.steps": string;
    "newWallet.title": string;
    "newWallet.unfinished.action": string;
    "newWallet.unfinished.text": string;
    "newWallet.unfinished.title": string;
    "newWallet.wordCount.label": string;
    "newWallet.wordCount.words": string;
    "notification.copied": string;
    "notification.count": string;
    "notification.region": string;
    "notification.success": string;
    "notificationCentre.CONFIRMED.received": string;
    "notificationCentre.CONFIRMED.sent": string;
    "notificationCentre.NEW_DEVICE": string;
    "notificationCentre.RECEIVED": string;
    "notificationCentre.SECURITY_CHANGED": string;
    "notificationCentre.SENT": string;
    "notificationCentre.all": string;
    "notificationCentre.empty": string;
    "notificationCentre.empty.text": string;
    "notificationCentre.failed": string;
    "notificationCentre.loading": string;
    "notificationCentre.new": string;
    "notificationCentre.title": string;
    "notificationCentre.unread": string;
    "onboarding.lead": string;
    "onboarding.name.hint": string;
    "onboarding.next": string;
    "onboarding.submit": string;
    "onboarding.title": string;
    "pager.next": string;
    "pager.pages": string;
    "pager.previous": string;
    "pager.range": string;
    "palette.accounts": string;
    "palette.actions": string;
    "palette.contacts": string;
    "palette.copyAddress": string;
    "palette.count": string;
    "palette.go": string;
    "palette.hint": string;
    "palette.nothing": string;
    "palette.recent": string;
    "palette.searchFor": string;
    "palette.sendTo": string;
    "palette.sendTo.contact": string;
    "palette.switchTo": string;
    "palette.title": string;
    "palette.transactions": string;
    "palette.wallets": string;
    "password.hide": string;
    "password.show": string;
    "password.strength": string;
    "password.strength.Medium": string;
    "password.strength.Strong": string;
    "password.strength.TooWeak": string;
    "password.strength.Weak": string;
    "payment.accept": string;
    "payment.accept.done": string;
    "payment.accept.lead": string;
    "payment.accept.text": string;
    "payment.accept.title": string;
    "payment.amounts": string;
    "payment.cancel": string;
    "payment.cancel.done": string;
    "payment.cancel.keep": string;
    "payment.cancel.text": string;
    "payment.cancel.title": string;
    "payment.changed.text": string;
    "payment.changed.title": string;
    "payment.checkout": string;
    "payment.checkout.close": string;
    "payment.checkout.copy": string;
    "payment.checkout.open": string;
    "payment.checkout.qr": string;
    "payment.checkout.qr.label": string;
    "payment.checkout.qr.text": string;
    "payment.checkout.qr.title": string;
    "payment.checkout.text": string;
    "payment.close": string;
    "payment.confirmations": string;
    "payment.confirmations.untilFinal": string;
    "payment.confirmations.value": string;
    "payment.confirmed": string;
    "payment.copyId": string;
    "payment.created": string;
    "payment.credited": string;
    "payment.customer": string;
    "payment.description": string;
    "payment.details": string;
    "payment.due": string;
    "payment.event.payment.attention": string;
    "payment.event.payment.cancelled": string;
    "payment.event.payment.completed": string;
    "payment.event.payment.confirmed": string;
    "payment.event.payment.created": string;
    "payment.event.payment.detected": string;
    "payment.event.payment.expired": string;
    "payment.event.payment.invalid": string;
    "payment.event.payment.refunded": string;
    "payment.id": string;
    "payment.invalidate": string;
    "payment.invalidate.done": string;
    "payment.invalidate.text": string;
    "payment.invalidate.title": string;
    "payment.loadFailed": string;
    "payment.metadata": string;
    "payment.method": string;
    "payment.method.address": string;
    "payment.method.copyAddress": string;
    "payment.method.copyMemo": string;
    "payment.method.copyReference": string;
    "payment.method.memo": string;
    "payment.method.network": string;
    "payment.method.onNetwork": string;
    "payment.method.reference": string;
    "payment.notFound.back": string;
    "payment.notFound.text": string;
    "payment.notFound.title": string;
    "payment.note": string;
    "payment.note.hint": string;
    "payment.note.saved": string;
    "payment.note.saving": string;
    "payment.note.undo": string;
    "payment.order": string;
    "payment.overBy": string;
    "payment.price": string;
    "payment.rate": string;
    "payment.rate.value": string;
    "payment.reason": string;
    "payment.reason.hint": string;
    "payment.reason.missing": string;
    "payment.reason.optional": string;
    "payment.receipt": string;
    "payment.receipt.send": string;
    "payment.receipt.sent": string;
    "payment.refunded": string;
    "payment.reopen": string;
    "payment.reopen.done": string;
    "payment.reopen.text": string;
    "payment.reopen.title": string;
    "payment.returnsTo": string;
    "payment.says.cancelled": string;
    "payment.says.completed": string;
    "payment.says.confirmed": string;
    "payment.says.confirming": string;
    "payment.says.created": string;
    "payment.says.expired": string;
    "payment.says.invalid": string;
    "payment.says.invalidWithMoney": string;
    "payment.says.late": string;
    "payment.says.overpaid": string;
    "payment.says.partly": string;
    "payment.says.pending": string;
    "payment.says.refunded": string;
    "payment.says.underpaid": string;
    "payment.seen": string;
    "payment.shortBy": string;
    "payment.simulate": string;
    "payment.simulate.amount": string;
    "payment.simulate.amount.invalid": string;
    "payment.simulate.asset": string;
    "payment.simulate.blocks": string;
    "payment.simulate.blocks.count": string;
    "payment.simulate.blocks.final": string;
    "payment.simulate.blocks.none": string;
    "payment.simulate.blocks.replaceable": string;
    "payment.simulate.blocks.required": string;
    "payment.simulate.byContract": string;
    "payment.simulate.done": string;
    "payment.simulate.double": string;
    "payment.simulate.exact": string;
    "payment.simulate.half": string;
    "payment.simulate.lead": string;
    "payment.simulate.own": string;
    "payment.simulate.submit": string;
    "payment.simulate.title": string;
    "payment.simulate.withoutMarks": string;
    "payment.timeline": string;
    "payment.title": string;
    "payment.tolerance": string;
    "payment.transfers": string;
    "payment.transfers.amount": string;
    "payment.transfers.byContract": string;
    "payment.transfers.confirmations": string;
    "payment.transfers.copyHash": string;
    "payment.transfers.empty": string;
    "payment.transfers.replaceable": string;
    "payment.transfers.seen": string;
    "payment.transfers.transaction": string;
    "payment.transfers.uncounted": string;
    "payment.transfers.waiting": string;
    "payment.until": string;
    "payment.webhooks": string;
    "payment.webhooks.FAILED": string;
    "payment.webhooks.PENDING": string;
    "payment.webhooks.SUCCEEDED": string;
    "payment.webhooks.attempts": string;
    "payment.webhooks.empty": string;
    "payment.webhooks.loadFailed": string;
    "payment.webhooks.next": string;
    "payment.webhooks.resend": string;
    "payment.webhooks.resend.of": string;
    "payment.webhooks.resent": string;
    "payment.webhooks.status": string;
    "paymentLink.amount.missing": string;
    "paymentLink.create": string;
    "paymentLink.created": string;
    "paymentLink.created.lead": string;
    "paymentLink.description": string;
    "paymentLink.done": string;
    "paymentLink.dueAt": string;
    "paymentLink.dueAt.hint": string;
    "paymentLink.edit.title": string;
    "paymentLink.kind": string;
    "paymentLink.kind.FIXED": string;
    "paymentLink.kind.LINES": string;
    "paymentLink.kind.OPEN": string;
    "paymentLink.line": string;
    "paymentLink.line.add": string;
    "paymentLink.line.label": string;
    "paymentLink.line.quantity": string;
    "paymentLink.line.remove": string;
    "paymentLink.line.unitPrice": string;
    "paymentLink.lines": string;
    "paymentLink.lines.missing": string;
    "paymentLink.lines.total": string;
    "paymentLink.maxPrice": string;
    "paymentLink.maxPrice.low": string;
    "paymentLink.maxUses": string;
    "paymentLink.maxUses.hint": string;
    "paymentLink.maxUses.invalid": string;
    "paymentLink.minPrice": string;
    "paymentLink.new.title": string;
    "paymentLink.price": string;
    "paymentLink.redirectUrl": string;
    "paymentLink.redirectUrl.invalid": string;
    "paymentLink.save": string;
    "paymentLink.saved": string;
    "paymentLink.title": string;
    "paymentLink.title.hint": string;
    "paymentLink.title.missing": string;
    "paymentLinks.actions": string;
    "paymentLinks.anyAmount": string;
    "paymentLinks.archive": string;
    "paymentLinks.archived.empty": string;
    "paymentLinks.archivedDone": string;
    "paymentLinks.between": string;
    "paymentLinks.copy": string;
    "paymentLinks.copy.of": string;
    "paymentLinks.due": string;
    "paymentLinks.edit": string;
    "paymentLinks.empty.text": string;
    "paymentLinks.empty.title": string;
    "paymentLinks.filters": string;
    "paymentLinks.from": string;
    "paymentLinks.loadFailed": string;
    "paymentLinks.new": string;
    "paymentLinks.paid": string;
    "paymentLinks.pause": string;
    "paymentLinks.paused": string;
    "paymentLinks.qr": string;
    "paymentLinks.restore": string;
    "paymentLinks.restored": string;
    "paymentLinks.resume": string;
    "paymentLinks.resumed": string;
    "paymentLinks.shown.archived": string;
    "paymentLinks.shown.current": string;
    "paymentLinks.state.ACTIVE": string;
    "paymentLinks.state.ARCHIVED": string;
    "paymentLinks.state.EXPIRED": string;
    "paymentLinks.state.PAUSED": string;
    "paymentLinks.state.USED_UP": string;
    "paymentLinks.upTo": string;
    "paymentLinks.used": string;
    "paymentStatus.Cancelled": string;
    "paymentStatus.Completed": string;
    "paymentStatus.Confirmed": string;
    "paymentStatus.Confirming": string;
    "paymentStatus.Created": string;
    "paymentStatus.Expired": string;
    "paymentStatus.Invalid": string;
    "paymentStatus.Late": string;
    "paymentStatus.Overpaid": string;
    "paymentStatus.Partially refunded": string;
    "paymentStatus.Pending": string;
    "paymentStatus.Refunded": string;
    "paymentStatus.Underpaid": string;
    "paymentStatus.flag.doubleSpendRisk": string;
    "paymentStatus.flag.late": string;
    "paymentStatus.flag.manuallyMarked": string;
    "paymentStatus.flag.multiple": string;
    "paymentStatus.flag.overpaid": string;
    "paymentStatus.flag.reorged": string;
    "paymentStatus.flag.test": string;
    "paymentStatus.flag.wrongAsset": string;
    "payments.column.created": string;
    "payments.column.paid": string;
    "payments.column.payment": string;
    "payments.column.price": string;
    "payments.column.status": string;
    "payments.count": string;
    "payments.empty.readOnly": string;
    "payments.empty.text": string;
    "payments.empty.title": string;
    "payments.export": string;
    "payments.exported": string;
    "payments.filter.anyAsset": string;
    "payments.filter.anyStatus": string;
    "payments.filter.asset": string;
    "payments.filter.asset.onNetwork": string;
    "payments.filter.search": string;
    "payments.filter.search.hint": string;
    "payments.filter.status": string;
    "payments.filters": string;
    "payments.loadFailed": string;
    "payments.more": string;
    "payments.new": string;
    "payments.noMatch.text": string;
    "payments.noMatch.title": string;
    "payments.notChosen": string;
    "payments.ofDue": string;
    "payments.section.links": string;
    "payments.section.payments": string;
    "payments.section.unmatched": string;
    "payments.sections": string;
    "payments.setUp.action": string;
    "payments.setUp.text": string;
    "payments.setUp.title": string;
    "payments.testMode": string;
    "payments.title": string;
    "picker.choose": string;
    "picker.nothingFound": string;
    "picker.search": string;
    "pickers.businesses": string;
    "pickers.createBusiness": string;
    "pickers.createWallet": string;
    "pickers.failed": string;
    "pickers.none": string;
    "pickers.wallets": string;
    "portfolio.assets": string;
    "portfolio.balance": string;
    "portfolio.chart.1D": string;
    "portfolio.chart.1M": string;
    "portfolio.chart.1W": string;
    "portfolio.chart.1Y": string;
    "portfolio.chart.3M": string;
    "portfolio.chart.ALL": string;
    "portfolio.chart.empty": string;
    "portfolio.chart.flows": string;
    "portfolio.chart.gainBase": string;
    "portfolio.chart.hidden": string;
    "portfolio.chart.inDollars": string;
    "portfolio.chart.label": string;
    "portfolio.chart.mode.performance": string;
    "portfolio.chart.mode.value": string;
    "portfolio.chart.modes": string;
    "portfolio.chart.moved.deposits": string;
    "portfolio.chart.moved.transfers": string;
    "portfolio.chart.over.1D": string;
    "portfolio.chart.over.1M": string;
    "portfolio.chart.over.1W": string;
    "portfolio.chart.over.1Y": string;
    "portfolio.chart.over.3M": string;
    "portfolio.chart.over.ALL": string;
    "portfolio.chart.performanceLabel": string;
    "portfolio.chart.periods": string;
    "portfolio.chart.received": string;
    "portfolio.chart.sent": string;
    "portfolio.chart.sentTo": string;
    "portfolio.checklist": string;
    "portfolio.checklist.backUp": string;
    "portfolio.checklist.backUp.done": string;
    "portfolio.checklist.backUp.text": string;
    "portfolio.checklist.done": string;
    "portfolio.checklist.receive": string;
    "portfolio.checklist.toDo": string;
    "portfolio.checklist.twoFactor": string;
    "portfolio.checklist.twoFactor.done": string;
    "portfolio.checklist.twoFactor.open": string;
    "portfolio.checklist.twoFactor.text": string;
    "portfolio.column.amount": string;
    "portfolio.column.asset": string;
    "portfolio.column.change": string;
    "portfolio.column.price": string;
    "portfolio.column.share": string;
    "portfolio.column.trend": string;
    "portfolio.column.worth": string;
    "portfolio.contacts": string;
    "portfolio.empty.text": string;
    "portfolio.empty.title": string;
    "portfolio.hidden": string;
    "portfolio.hidden.count": string;
    "portfolio.hidden.text": string;
    "portfolio.hideAmounts": string;
    "portfolio.hideSmall": string;
    "portfolio.hideToken": string;
    "portfolio.holdings": string;
    "portfolio.holdings.more": string;
    "portfolio.holdings.options": string;
    "portfolio.loadFailed": string;
    "portfolio.more": string;
    "portfolio.networksOf": string;
    "portfolio.noAccounts.text": string;
    "portfolio.noAccounts.title": string;
    "portfolio.noPrices": string;
    "portfolio.noPrices.text": string;
    "portfolio.onNetwork": string;
    "portfolio.onNetworks": string;
    "portfolio.pending": string;
    "portfolio.receive": string;
    "portfolio.recent": string;
    "portfolio.scan": string;
    "portfolio.send": string;
    "portfolio.share": string;
    "portfolio.share.small": string;
    "portfolio.show": string;
    "portfolio.showAmounts": string;
    "portfolio.showToken": string;
    "portfolio.sort": string;
    "portfolio.sort.name": string;
    "portfolio.sort.worth": string;
    "portfolio.staleAsOf": string;
    "portfolio.staleHint": string;
    "portfolio.title": string;
    "portfolio.unknown": string;
    "portfolio.viewAll": string;
    "qr.enlarge": string;
    "qr.save": string;
    "qr.share": string;
    "receive.account": string;
    "receive.account.placeholder": string;
    "receive.accountsFailed": string;
    "receive.activation": string;
    "receive.activation.learnMore": string;
    "receive.address": string;
    "receive.addressFailed": string;
    "receive.asset.hint": string;
    "receive.confirmations": string;
    "receive.copy": string;
    "receive.empty.title": string;
    "receive.generate": string;
    "receive.generateFailed": string;
    "receive.generated": string;
    "receive.incoming": string;
    "receive.manage": string;
    "receive.missing.account": string;
    "receive.outage": string;
    "receive.qr": string;
    "receive.request": string;
    "receive.request.amount": string;
    "receive.request.copy": string;
    "receive.request.hint": string;
    "receive.request.refused": string;
    "receive.request.remove": string;
    "receive.selectAccount": string;
    "receive.shortcuts": string;
    "receive.step.account": string;
    "receive.step.receive": string;
    "receive.steps": string;
    "receive.title": string;
    "receive.tokenFees": string;
    "receive.waiting": string;
    "receive.warning.BSC": string;
    "receive.warning.BTC": string;
    "receive.warning.ETH": string;
    "receive.warning.LTC": string;
    "receive.warning.SOL": string;
    "receive.warning.TON": string;
    "receive.warning.TRX": string;
    "receive.warning.token": string;
    "recipient.change": string;
    "recipient.new": string;
    "resetPassword.done": string;
    "resetPassword.failed": string;
    "resetPassword.forgotKey": string;
    "resetPassword.forgotPhrase": string;
    "resetPassword.phrase.lead": string;
    "resetPassword.step.password": string;
    "resetPassword.step.phrase": string;
    "resetPassword.steps": string;
    "resetPassword.submit": string;
    "resetPassword.title": string;
    "role.ACCOUNTANT": string;
    "role.ACCOUNTANT.text": string;
    "role.ADMIN": string;
    "role.ADMIN.text": string;
    "role.DEVELOPER": string;
    "role.DEVELOPER.text": string;
    "role.OWNER": string;
    "role.OWNER.text": string;
    "role.SUPPORT": string;
    "role.SUPPORT.text": string;
    "role.VIEWER": string;
    "role.VIEWER.text": string;
    "sandbox.account": string;
    "sandbox.coins.asset": string;
    "sandbox.coins.text": string;
    "sandbox.coins.title": string;
    "sandbox.explorer": string;
    "sandbox.getCoins": string;
    "sandbox.held": string;
    "sandbox.hold.hold": string;
    "sandbox.hold.none": string;
    "sandbox.hold.release": string;
    "sandbox.hold.text": string;
    "sandbox.hold.title": string;
    "sandbox.lead": string;
    "sandbox.mine.one": string;
    "sandbox.mine.six": string;
    "sandbox.mine.text": string;
    "sandbox.mine.title": string;
    "sandbox.mined": string;
    "sandbox.network": string;
    "sandbox.noAccount": string;
    "sandbox.open": string;
    "sandbox.outage.end": string;
    "sandbox.outage.ended": string;
    "sandbox.outage.start": string;
    "sandbox.outage.started": string;
    "sandbox.outage.text": string;
    "sandbox.outage.title": string;
    "sandbox.paid": string;
    "sandbox.paid.several": string;
    "sandbox.pay": string;
    "sandbox.prices.fail": string;
    "sandbox.prices.failed": string;
    "sandbox.prices.invalid": string;
    "sandbox.prices.pin": string;
    "sandbox.prices.pinned": string;
    "sandbox.prices.price": string;
    "sandbox.prices.text": string;
    "sandbox.prices.title": string;
    "sandbox.prices.walk": string;
    "sandbox.prices.walks": string;
    "sandbox.released": string;
    "sandbox.reorg.depth.1": string;
    "sandbox.reorg.depth.1.label": string;
    "sandbox.reorg.depth.2": string;
    "sandbox.reorg.depth.2.label": string;
    "sandbox.reorg.depth.3": string;
    "sandbox.reorg.depth.3.label": string;
    "sandbox.reorg.text": string;
    "sandbox.reorg.title": string;
    "sandbox.reorged": string;
    "sandbox.scenarios.feeSpike": string;
    "sandbox.scenarios.feeSpike.end": string;
    "sandbox.scenarios.feeSpike.ended": string;
    "sandbox.scenarios.feeSpike.started": string;
    "sandbox.scenarios.poisoned": string;
    "sandbox.scenarios.poisoned.contact": string;
    "sandbox.scenarios.poisoned.done": string;
    "sandbox.scenarios.stuck": string;
    "sandbox.scenarios.stuck.done": string;
    "sandbox.scenarios.text": string;
    "sandbox.scenarios.title": string;
    "sandbox.scenarios.undone": string;
    "sandbox.scenarios.undone.done": string;
    "sandbox.title": string;
    "scanner.failed": string;
    "scanner.insecure": string;
    "scanner.noCamera": string;
    "scanner.noCode": string;
    "scanner.noPermission": string;
    "scanner.notPayment": string;
    "scanner.paste": string;
    "scanner.paused": string;
    "scanner.pictureUnreadable": string;
    "scanner.readingPicture": string;
    "scanner.scanning": string;
    "scanner.starting": string;
    "scanner.title": string;
    "scanner.upload": string;
    "scanner.wrongNetwork": string;
    "secretEntry.frame.text": string;
    "secretEntry.frame.title": string;
    "securityTips.addresses": string;
    "securityTips.addresses.1": string;
    "securityTips.addresses.2": string;
    "securityTips.addresses.3": string;
    "securityTips.addresses.4": string;
    "securityTips.cloudPassword": string;
    "securityTips.cloudPassword.1": string;
    "securityTips.cloudPassword.2": string;
    "securityTips.cloudPassword.3": string;
    "securityTips.contents": string;
    "securityTips.devices": string;
    "securityTips.devices.1": string;
    "securityTips.devices.2": string;
    "securityTips.devices.3": string;
    "securityTips.devices.4": string;
    "securityTips.exchanges": string;
    "securityTips.exchanges.1": string;
    "securityTips.exchanges.2": string;
    "securityTips.exchanges.3": string;
    "securityTips.home": string;
    "securityTips.lead": string;
    "securityTips.phishing": string;
    "securityTips.phishing.1": string;
    "securityTips.phishing.2": string;
    "securityTips.phishing.3": string;
    "securityTips.seedPhrase": string;
    "securityTips.seedPhrase.1": string;
    "securityTips.seedPhrase.2": string;
    "securityTips.seedPhrase.3": string;
    "securityTips.seedPhrase.4": string;
    "securityTips.title": string;
    "securityTips.tron": string;
    "securityTips.tron.1": string;
    "securityTips.tron.2": string;
    "securityTips.wrong": string;
    "securityTips.wrong.1": string;
    "securityTips.wrong.2": string;
    "securityTips.wrong.3": string;
    "securityTips.wrong.4": string;
    "seedPhrase.alone": string;
    "seedPhrase.choose": string;
    "seedPhrase.count": string;
    "seedPhrase.countOption": string;
    "seedPhrase.full": string;
    "seedPhrase.grid": string;
    "seedPhrase.hidden": string;
    "seedPhrase.pasted": string;
    "seedPhrase.problem.checksum": string;
    "seedPhrase.problem.count": string;
    "seedPhrase.problem.mismatch": string;
    "seedPhrase.problem.unknown": string;
    "seedPhrase.reveal": string;
    "seedPhrase.showAgain": string;
    "seedPhrase.undo": string;
    "seedPhrase.word": string;
    "seedPhrase.words": string;
    "seedPhrase.wordsLeft": string;
    "seedPhrase.wrongWord": string;
    "send.account": string;
    "send.account.placeholder": string;
    "send.account.switchBack": string;
    "send.account.switched": string;
    "send.accountsEarlier": string;
    "send.accountsFailed": string;
    "send.amount": string;
    "send.amountUsd": string;
    "send.charge.details": string;
    "send.charge.gasLimit": string;
    "send.charge.gasPrice": string;
    "send.charge.text": string;
    "send.checking": string;
    "send.checking.text": string;
    "send.digits": string;
    "send.empty.title": string;
    "send.equivalent": string;
    "send.fees.about": string;
    "send.fees.activation": string;
    "send.fees.activation.all": string;
    "send.fees.activation.part": string;
    "send.fees.free": string;
    "send.fees.free.token": string;
    "send.fees.ofAmount": string;
    "send.fees.ofMaximum": string;
    "send.fees.resources": string;
    "send.fees.resources.token": string;
    "send.feesFailed": string;
    "send.maximum": string;
    "send.maximum.fees": string;
    "send.memo": string;
    "send.memo.hint": string;
    "send.minimum": string;
    "send.missing.account": string;
    "send.missing.fees": string;
    "send.missing.highFee": string;
    "send.missing.lookAlike": string;
    "send.missing.memo": string;
    "send.missing.nativeFee": string;
    "send.missingForFee": string;
    "send.missingForFee.address": string;
    "send.missingForFee.address.text": string;
    "send.missingForFee.copy": string;
    "send.missingForFee.text": string;
    "send.missingForFee.topUp": string;
    "send.outage": string;
    "send.priority": string;
    "send.priority.Custom": string;
    "send.priority.Custom.text": string;
    "send.priority.High": string;
    "send.priority.Low": string;
    "send.priority.Medium": string;
    "send.priority.block": string;
    "send.priority.blocks": string;
    "send.priority.facts": string;
    "send.priority.rate": string;
    "send.priority.rate.high": string;
    "send.priority.rate.least": string;
    "send.priority.rate.low": string;
    "send.priority.rate.range": string;
    "send.priority.rate.unit": string;
    "send.priority.usual.High": string;
    "send.priority.usual.Low": string;
    "send.priority.usual.Medium": string;
    "send.rate.asOf": string;
    "send.rate.expired": string;
    "send.recipient": string;
    "send.recipient.changed": string;
    "send.recipient.contacts": string;
    "send.recipient.firstTime": string;
    "send.recipient.fromAccount": string;
    "send.recipient.group.contact": string;
    "send.recipient.group.own-account": string;
    "send.recipient.group.paid": string;
    "send.recipient.lastPaid": string;
    "send.recipient.lookAlike": string;
    "send.recipient.lookAlike.accept": string;
    "send.recipient.lookAlike.known": string;
    "send.recipient.lookAlike.text": string;
    "send.recipient.lookAlike.typed": string;
    "send.recipient.noChecksum": string;
    "send.recipient.notCompared": string;
    "send.recipient.notCompared.text": string;
    "send.recipient.offCurve": string;
    "send.recipient.otherAccount": string;
    "send.recipient.paid": string;
    "send.recipient.placeholder": string;
    "send.recipient.sameAccount": string;
    "send.recipient.scan": string;
    "send.recipient.severalNetworks": string;
    "send.recipient.suggestions": string;
    "send.request.failed": string;
    "send.request.method_not_chosen": string;
    "send.request.opening": string;
    "send.request.request_cancelled": string;
    "send.request.request_expired": string;
    "send.request.request_link_refused": string;
    "send.request.request_not_found": string;
    "send.request.request_not_verified": string;
    "send.request.request_paid": string;
    "send.request.request_unreachable": string;
    "send.request.request_wrong_network": string;
    "send.request.test": string;
    "send.request.until": string;
    "send.request.verified": string;
    "send.review.amount": string;
    "send.review.available": string;
    "send.review.changedFee": string;
    "send.review.fees": string;
    "send.review.from": string;
    "send.review.highFee": string;
    "send.review.highFee.accept": string;
    "send.review.highFee.amount": string;
    "send.review.highFee.service": string;
    "send.review.highFee.share": string;
    "send.review.memo": string;
    "send.review.networkFee": string;
    "send.review.to": string;
    "send.review.total": string;
    "send.review.value": string;
    "send.sent": string;
    "send.sent.again": string;
    "send.sent.note": string;
    "send.sent.note.label": string;
    "send.sent.note.save": string;
    "send.sent.note.saved": string;
    "send.sent.notification": string;
    "send.sign.ENCRYPTION_KEY": string;
    "send.sign.ENCRYPTION_KEY.detail": string;
    "send.sign.ENCRYPTION_KEY.field": string;
    "send.sign.SEED_PHRASE": string;
    "send.sign.SEED_PHRASE.detail": string;
    "send.sign.SEED_PHRASE.field": string;
    "send.sign.back": string;
    "send.sign.code": string;
    "send.sign.code.hint": string;
    "send.sign.code.length": string;
    "send.sign.forgotKey": string;
    "send.sign.forgotPhrase": string;
    "send.sign.lead": string;
    "send.sign.method": string;
    "send.sign.offline": string;
    "send.sign.once": string;
    "send.sign.refused": string;
    "send.sign.submit": string;
    "send.step.amount": string;
    "send.step.recipient": string;
    "send.step.review": string;
    "send.step.sign": string;
    "send.steps": string;
    "send.switchTo": string;
    "send.title": string;
    "send.unknown": string;
    "send.unknown.text": string;
    "send.unknown.transactions": string;
    "send.usd": string;
    "send.warning.BSC": string;
    "send.warning.BTC": string;
    "send.warning.ETH": string;
    "send.warning.LTC": string;
    "send.warning.SOL": string;
    "send.warning.TON": string;
    "send.warning.TRX": string;
    "send.warning.token": string;
    "settings.business": string;
    "settings.business.general": string;
    "settings.business.label": string;
    "settings.business.security": string;
    "settings.wallet": string;
    "settings.wallet.accounts": string;
    "settings.wallet.general": string;
    "settings.wallet.label": string;
    "settings.wallet.privacy": string;
    "settings.wallet.security": string;
    "settings.you": string;
    "settings.you.data": string;
    "settings.you.developer": string;
    "settings.you.general": string;
    "settings.you.label": string;
    "settings.you.notifications": string;
    "settings.you.security": string;
    "settlements.addresses.copy": string;
    "settlements.addresses.hide": string;
    "settlements.addresses.loadFailed": string;
    "settlements.addresses.none": string;
    "settlements.addresses.show": string;
    "settlements.addresses.text": string;
    "settlements.empty.text": string;
    "settlements.empty.title": string;
    "settlements.fresh": string;
    "settlements.held": string;
    "settlements.lead": string;
    "settlements.loadFailed": string;
    "settlements.own": string;
    "settlements.reused": string;
    "settlements.send": string;
    "settlements.sendFrom": string;
    "settlements.sent": string;
    "settlements.sent.loadFailed": string;
    "settlements.sent.none": string;
    "settlements.sent.text": string;
    "settlements.shared": string;
    "settlements.title": string;
    "settlements.unpriced": string;
    "shell.businessLost": string;
    "shell.businessLost.title": string;
    "shell.documentation": string;
    "shell.embedEnded.retry": string;
    "shell.embedEnded.text": string;
    "shell.embedEnded.title": string;
    "shell.environment": string;
    "shell.error.title": string;
    "shell.footer.checking": string;
    "shell.footer.down": string;
    "shell.footer.privacy": string;
    "shell.footer.ready": string;
    "shell.footer.terms": string;
    "shell.footer.tips": string;
    "shell.help": string;
    "shell.home": string;
    "shell.home.payments": string;
    "shell.later": string;
    "shell.loadFailed.businesses": string;
    "shell.loadFailed.user": string;
    "shell.loadFailed.wallets": string;
    "shell.loading": string;
    "shell.menu": string;
    "shell.menu.account": string;
    "shell.menu.developer": string;
    "shell.menu.security": string;
    "shell.menu.support": string;
    "shell.mode": string;
    "shell.mode.payments": string;
    "shell.mode.wallet": string;
    "shell.nav.accounts": string;
    "shell.nav.contacts": string;
    "shell.nav.customers": string;
    "shell.nav.dashboard": string;
    "shell.nav.payments": string;
    "shell.nav.portfolio": string;
    "shell.nav.receive": string;
    "shell.nav.reports": string;
    "shell.nav.send": string;
    "shell.nav.settings": string;
    "shell.nav.swap": string;
    "shell.nav.transactions": string;
    "shell.navigation": string;
    "shell.navigation.section": string;
    "shell.notFound.home": string;
    "shell.notFound.text": string;
    "shell.notFound.title": string;
    "shell.offline": string;
    "shell.pageTitle": string;
    "shell.palette": string;
    "shell.palette.hint": string;
    "shell.preloadFailed.text": string;
    "shell.preloadFailed.title": string;
    "shell.product": string;
    "shell.reload": string;
    "shell.sandbox": string;
    "shell.sandbox.fold": string;
    "shell.sandbox.short": string;
    "shell.shortcuts": string;
    "shell.shortcuts.accounts": string;
    "shell.shortcuts.help": string;
    "shell.shortcuts.portfolio": string;
    "shell.shortcuts.receive": string;
    "shell.shortcuts.search": string;
    "shell.shortcuts.send": string;
    "shell.shortcuts.then": string;
    "shell.shortcuts.transactions": string;
    "shell.shortcuts.use": string;
    "shell.signOut": string;
    "shell.signedInAs": string;
    "shell.signedInAs.notYou": string;
    "shell.signedInAs.replaced": string;
    "shell.signedInAs.wallet": string;
    "shell.signedOut": string;
    "shell.skip": string;
    "shell.support.copyId": string;
    "shell.support.lastError": string;
    "shell.support.noError": string;
    "shell.support.none": string;
    "shell.support.open": string;
    "shell.support.search": string;
    "shell.support.site": string;
    "shell.support.text": string;
    "shell.support.tips": string;
    "shell.theme.toDark": string;
    "shell.theme.toLight": string;
    "shell.unreachable": string;
    "shell.update": string;
    "shell.update.text": string;
    "shell.updatedAt": string;
    "stepUp.code": string;
    "stepUp.code.hint": string;
    "stepUp.code.wrong": string;
    "stepUp.password": string;
    "stepUp.password.wrong": string;
    "stepUp.signInAgain": string;
    "stepUp.signInAgain.elsewhere": string;
    "stepUp.signInAgain.submit": string;
    "stepUp.submit": string;
    "stepUp.text": string;
    "stepUp.title": string;
    "swap.instead": string;
    "swap.text": string;
    "swap.title": string;
    "team.actions": string;
    "team.changeRole": string;
    "team.changeRole.done": string;
    "team.changeRole.submit": string;
    "team.changeRole.title": string;
    "team.forbidden": string;
    "team.invitations": string;
    "team.invitations.empty": string;
    "team.invitations.expired": string;
    "team.invitations.expires": string;
    "team.invitations.loadFailed": string;
    "team.invite": string;
    "team.invite.done": string;
    "team.invite.email": string;
    "team.invite.email.hint": string;
    "team.invite.submit": string;
    "team.invite.title": string;
    "team.lastActive": string;
    "team.loadFailed": string;
    "team.members": string;
    "team.neverActive": string;
    "team.remove": string;
    "team.remove.done": string;
    "team.remove.submit": string;
    "team.remove.text": string;
    "team.remove.title": string;
    "team.revoke": string;
    "team.revoke.done": string;
    "team.revoke.of": string;
    "team.revoke.submit": string;
    "team.revoke.text": string;
    "team.revoke.title": string;
    "team.role": string;
    "team.settlementOwner": string;
    "team.takeOver": string;
    "team.takeOver.ADMIN": string;
    "team.takeOver.LEAVES": string;
    "team.takeOver.OWNER": string;
    "team.takeOver.becomes": string;
    "team.takeOver.createWallet": string;
    "team.takeOver.done": string;
    "team.takeOver.earlier": string;
    "team.takeOver.noWallet": string;
    "team.takeOver.password": string;
    "team.takeOver.password.hint": string;
    "team.takeOver.submit": string;
    "team.takeOver.text": string;
    "team.takeOver.title": string;
    "team.takeOver.wallet": string;
    "team.transfer": string;
    "team.transfer.done": string;
    "team.transfer.settled.text": string;
    "team.transfer.settled.title": string;
    "team.transfer.submit": string;
    "team.transfer.text": string;
    "team.transfer.title": string;
    "team.you": string;
    "time.about": string;
    "time.daysAgo": string;
    "time.hours": string;
    "time.hoursAgo": string;
    "time.hoursMinutes": string;
    "time.inSentence.now": string;
    "time.inSentence.today": string;
    "time.inSentence.yesterday": string;
    "time.minutes": string;
    "time.minutesAgo": string;
    "time.now": string;
    "time.today": string;
    "time.yesterday": string;
    "transaction.account": string;
    "transaction.block": string;
    "transaction.block.waiting": string;
    "transaction.contact.hint": string;
    "transaction.contact.name": string;
    "transaction.contact.save": string;
    "transaction.copyFrom": string;
    "transaction.copyHash": string;
    "transaction.copyTo": string;
    "transaction.ended.DROPPED": string;
    "transaction.ended.FAILED": string;
    "transaction.ended.REPLACED": string;
    "transaction.fee": string;
    "transaction.from": string;
    "transaction.hash": string;
    "transaction.hash.none": string;
    "transaction.heading.CONTRACT": string;
    "transaction.heading.RECEIVED": string;
    "transaction.heading.SELF": string;
    "transaction.heading.SENT": string;
    "transaction.heading.pending.CONTRACT": string;
    "transaction.heading.pending.RECEIVED": string;
    "transaction.heading.pending.SELF": string;
    "transaction.heading.pending.SENT": string;
    "transaction.loadFailed": string;
    "transaction.more": string;
    "transaction.networkFee": string;
    "transaction.notFound.back": string;
    "transaction.notFound.text": string;
    "transaction.notFound.title": string;
    "transaction.note": string;
    "transaction.note.hint": string;
    "transaction.note.label": string;
    "transaction.note.saved": string;
    "transaction.note.saving": string;
    "transaction.note.undo": string;
    "transaction.party.more": string;
    "transaction.party.spam": string;
    "transaction.receipt": string;
    "transaction.receipt.print": string;
    "transaction.receipt.printed": string;
    "transaction.replace.CANCEL": string;
    "transaction.replace.CANCEL.text": string;
    "transaction.replace.SPEED_UP": string;
    "transaction.replace.SPEED_UP.text": string;
    "transaction.replace.back": string;
    "transaction.replace.code": string;
    "transaction.replace.done.CANCEL": string;
    "transaction.replace.done.SPEED_UP": string;
    "transaction.replace.failed": string;
    "transaction.replace.fee": string;
    "transaction.replace.keep": string;
    "transaction.replace.password": string;
    "transaction.replace.previousFee": string;
    "transaction.replace.text": string;
    "transaction.replace.title": string;
    "transaction.replace.value": string;
    "transaction.step.DROPPED": string;
    "transaction.step.FAILED": string;
    "transaction.step.REPLACED": string;
    "transaction.title": string;
    "transaction.to": string;
    "transaction.valueNow": string;
    "transaction.wallet": string;
    "transactions.column.amount": string;
    "transactions.column.counterparty": string;
    "transactions.column.date": string;
    "transactions.column.fiat": string;
    "transactions.column.status": string;
    "transactions.empty.text": string;
    "transactions.empty.title": string;
    "transactions.export": string;
    "transactions.exported": string;
    "transactions.filter.account": string;
    "transactions.filter.allAccounts": string;
    "transactions.filter.allAssets": string;
    "transactions.filter.allStatuses": string;
    "transactions.filter.asset": string;
    "transactions.filter.atLeast": string;
    "transactions.filter.atMost": string;
    "transactions.filter.between": string;
    "transactions.filter.currency": string;
    "transactions.filter.from": string;
    "transactions.filter.max": string;
    "transactions.filter.min": string;
    "transactions.filter.notAnAmount": string;
    "transactions.filter.period": string;
    "transactions.filter.search": string;
    "transactions.filter.search.hint": string;
    "transactions.filter.since": string;
    "transactions.filter.status": string;
    "transactions.filter.status.CONFIRMING": string;
    "transactions.filter.to": string;
    "transactions.filter.token": string;
    "transactions.filter.until": string;
    "transactions.filters": string;
    "transactions.hidden.show": string;
    "transactions.hidden.text": string;
    "transactions.loadFailed": string;
    "transactions.loadMore": string;
    "transactions.noMatch.text": string;
    "transactions.noMatch.title": string;
    "transactions.note": string;
    "transactions.open": string;
    "transactions.open.unlisted": string;
    "transactions.party.CONTRACT": string;
    "transactions.party.RECEIVED": string;
    "transactions.party.SENT": string;
    "transactions.party.account": string;
    "transactions.party.copy": string;
    "transactions.party.network": string;
    "transactions.party.send": string;
    "transactions.party.sendAgain": string;
    "transactions.party.title": string;
    "transactions.party.unknown": string;
    "transactions.party.unlisted": string;
    "transactions.perPage": string;
    "transactions.period.any": string;
    "transactions.period.lastMonth": string;
    "transactions.period.month": string;
    "transactions.period.own": string;
    "transactions.period.quarter": string;
    "transactions.period.thisMonth": string;
    "transactions.period.thisYear": string;
    "transactions.period.today": string;
    "transactions.period.week": string;
    "transactions.selection.count": string;
    "transactions.status.CONFIRMED": string;
    "transactions.status.CONFIRMING": string;
    "transactions.status.DROPPED": string;
    "transactions.status.FAILED": string;
    "transactions.status.PENDING": string;
    "transactions.status.REPLACED": string;
    "transactions.title": string;
    "transactions.type.CONTRACT": string;
    "transactions.type.RECEIVED": string;
    "transactions.type.SELF": string;
    "transactions.type.SENT": string;
    "undoEmail.done.text": string;
    "undoEmail.done.title": string;
    "undoEmail.effects": string;
    "undoEmail.lead": string;
    "undoEmail.over.reset": string;
    "undoEmail.over.text": string;
    "undoEmail.over.title": string;
    "undoEmail.submit": string;
    "undoEmail.title": string;
    "unmatched.assign": string;
    "unmatched.assign.lead": string;
    "unmatched.assign.loading": string;
    "unmatched.assign.missing": string;
    "unmatched.assign.none": string;
    "unmatched.assign.of": string;
    "unmatched.assign.payments": string;
    "unmatched.assign.search": string;
    "unmatched.assign.search.hint": string;
    "unmatched.assign.submit": string;
    "unmatched.assign.title": string;
    "unmatched.assigned": string;
    "unmatched.copyHash": string;
    "unmatched.decided.text": string;
    "unmatched.decided.title": string;
    "unmatched.empty.ASSIGNED.text": string;
    "unmatched.empty.ASSIGNED.title": string;
    "unmatched.empty.IGNORED.text": string;
    "unmatched.empty.IGNORED.title": string;
    "unmatched.empty.OPEN.text": string;
    "unmatched.empty.OPEN.title": string;
    "unmatched.filters": string;
    "unmatched.from": string;
    "unmatched.fromContract": string;
    "unmatched.ignore": string;
    "unmatched.ignore.of": string;
    "unmatched.ignored": string;
    "unmatched.lead": string;
    "unmatched.loadFailed": string;
    "unmatched.memo": string;
    "unmatched.payment": string;
    "unmatched.reopen": string;
    "unmatched.reopen.of": string;
    "unmatched.reopened": string;
    "unmatched.state.ASSIGNED": string;
    "unmatched.state.IGNORED": string;
    "unmatched.state.OPEN": string;
    "validation.aboveMaximum": string;
    "validation.belowMinimum": string;
    "validation.blank": string;
    "validation.blankOnBlur": string;
    "validation.looksLikeA": string;
    "validation.looksLikeAn": string;
    "validation.losesFunds": string;
    "validation.memoLength": string;
    "validation.mistyped": string;
    "validation.noAccount": string;
    "validation.notA": string;
    "validation.notAn": string;
    "validation.otherChain": string;
    "validation.ownContract": string;
    "validation.request.amount": string;
    "validation.request.contractCall": string;
    "validation.request.damaged": string;
    "validation.request.length": string;
    "validation.request.memoCharacters": string;
    "validation.request.memoLength": string;
    "validation.request.network": string;
    "validation.request.noAddress": string;
    "validation.request.none": string;
    "validation.request.notHeld": string;
    "validation.request.otherAsset": string;
    "validation.request.otherChain": string;
    "validation.request.ownContract": string;
    "validation.request.repeated": string;
    "validation.request.tooMuch": string;
    "validation.request.unknownNetwork": string;
    "validation.request.unknownToken": string;
    "validation.request.unsupported": string;
    "validation.request.webSite": string;
    "validation.unrecognized": string;
    "validation.unsupportedAddress": string;
    "walletSettings.accounts": string;
    "walletSettings.accounts.add": string;
    "walletSettings.accounts.archive": string;
    "walletSettings.accounts.archive.of": string;
    "walletSettings.accounts.archived": string;
    "walletSettings.accounts.down": string;
    "walletSettings.accounts.empty": string;
    "walletSettings.accounts.empty.text": string;
    "walletSettings.accounts.gap": string;
    "walletSettings.accounts.loadFailed": string;
    "walletSettings.accounts.moved": string;
    "walletSettings.accounts.text": string;
    "walletSettings.accounts.unarchive": string;
    "walletSettings.accounts.unarchive.of": string;
    "walletSettings.accounts.up": string;
    "walletSettings.contacts": string;
    "walletSettings.contacts.open": string;
    "walletSettings.contacts.page": string;
    "walletSettings.contacts.text": string;
    "walletSettings.currency": string;
    "walletSettings.currency.hint": string;
    "walletSettings.currency.option": string;
    "walletSettings.danger": string;
    "walletSettings.defaults": string;
    "walletSettings.defaults.count": string;
    "walletSettings.defaults.none": string;
    "walletSettings.defaults.text": string;
    "walletSettings.defaults.token": string;
    "walletSettings.delete": string;
    "walletSettings.delete.coins": string;
    "walletSettings.delete.confirmName": string;
    "walletSettings.delete.confirmName.hint": string;
    "walletSettings.delete.confirmName.wrong": string;
    "walletSettings.delete.done": string;
    "walletSettings.delete.open": string;
    "walletSettings.delete.text": string;
    "walletSettings.delete.title": string;
    "walletSettings.deleted": string;
    "walletSettings.deleted.created": string;
    "walletSettings.deleted.text": string;
    "walletSettings.deletedAccounts": string;
    "walletSettings.deletedAccounts.text": string;
    "walletSettings.devices": string;
    "walletSettings.devices.current": string;
    "walletSettings.devices.empty": string;
    "walletSettings.devices.empty.text": string;
    "walletSettings.devices.loadFailed": string;
    "walletSettings.devices.name": string;
    "walletSettings.devices.remove": string;
    "walletSettings.devices.remove.of": string;
    "walletSettings.devices.require": string;
    "walletSettings.devices.seen": string;
    "walletSettings.devices.text": string;
    "walletSettings.devices.until": string;
    "walletSettings.display": string;
    "walletSettings.export": string;
    "walletSettings.export.download": string;
    "walletSettings.export.text": string;
    "walletSettings.hiddenTokens": string;
    "walletSettings.hiddenTokens.empty": string;
    "walletSettings.hiddenTokens.empty.text": string;
    "walletSettings.hiddenTokens.in": string;
    "walletSettings.hiddenTokens.show": string;
    "walletSettings.hiddenTokens.show.of": string;
    "walletSettings.hiddenTokens.text": string;
    "walletSettings.hideBalances.hide": string;
    "walletSettings.hideBalances.text": string;
    "walletSettings.hideSmall": string;
    "walletSettings.hideSmall.text": string;
    "walletSettings.keys": string;
    "walletSettings.loadFailed": string;
    "walletSettings.name": string;
    "walletSettings.name.length": string;
    "walletSettings.name.save": string;
    "walletSettings.password": string;
    "walletSettings.password.change": string;
    "walletSettings.password.current": string;
    "walletSettings.password.done": string;
    "walletSettings.password.effects": string;
    "walletSettings.password.reset": string;
    "walletSettings.password.text": string;
    "walletSettings.prices": string;
    "walletSettings.prices.text": string;
    "walletSettings.privacy": string;
    "walletSettings.restore": string;
    "walletSettings.restore.of": string;
    "walletSettings.restored": string;
    "walletSettings.saved": string;
    "walletSettings.seed": string;
    "walletSettings.seed.effects": string;
    "walletSettings.seed.left": string;
    "walletSettings.seed.open": string;
    "walletSettings.seed.over": string;
    "walletSettings.seed.support": string;
    "walletSettings.seed.text": string;
    "walletSettings.seed.title": string;
    "walletSettings.sendCode": string;
    "walletSettings.sendCode.code": string;
    "walletSettings.sendCode.hint": string;
    "walletSettings.sendCode.length": string;
    "walletSettings.sendCode.noApp": string;
    "walletSettings.sendCode.text": string;
    "walletSettings.sendCode.turnOff": string;
    "walletSettings.sendCode.turnOn": string;
    "walletSettings.spam": string;
    "walletSettings.spam.text": string;
    "walletSettings.support.allow": string;
    "walletSettings.support.text": string;
    "walletSettings.tab.accounts": string;
    "walletSettings.tab.general": string;
    "walletSettings.tab.privacy": string;
    "walletSettings.tab.security": string;
    "walletSettings.tabs": string;
    "walletSettings.title.accounts": string;
    "walletSettings.title.general": string;
    "walletSettings.title.privacy": string;
    "walletSettings.title.security": string;
    "walletSettings.wallet": string;
};

type MessageKey = keyof typeof en;
type Messages = Readonly<Record<MessageKey, string>>;
type MessageValues = Readonly<Record<string, string | number>>;
type Translate = (key: MessageKey, values?: MessageValues) => string;
/**
 * Creates a translate function that takes its texts from `find` and fills them in by the rules of
 * `locale`: its digits and its plural forms. A key without a text is returned itself.
 * @example
 * const german = new Map([['send.title', 'Senden']]);
 * const translate = createTranslator('de', (key) => german.get(key));
 * translate('send.title'); // 'Senden'
 * translate('receive.title'); // 'receive.title'
 */
declare function createTranslator(locale: string, find: (key: MessageKey) => string | undefined): Translate;

interface ErrorInfo {
    readonly title?: string;
    readonly messages?: readonly string[];
    readonly status?: number;
    readonly requestId?: string;
    readonly retryable?: boolean;
    readonly cause?: unknown;
}
/** Marks our errors across duplicated copies, realms and postMessage, where `instanceof` fails. */
declare const brand: unique symbol;
/**
 * Base class of all errors of calls and flows. Callers branch on `code`; people read `title` and
 * `messages`. It never holds a secret, such as a request body or a token.
 * @example
 * if (error instanceof BillfoldError) console.warn(error.code, error.requestId);
 */
declare abstract class BillfoldError extends Error {
    abstract readonly code: string;
    readonly [brand] = true;
    /** The response's `message`, else `Error`. */
    readonly title: string;
    /** The response's `errors`, else `Unhandled error`. */
    readonly messages: readonly string[];
    readonly status: number | undefined;
    readonly requestId: string | undefined;
    readonly retryable: boolean;
    constructor(info?: ErrorInfo);
    toJSON(): ErrorJson;
}
interface ErrorJson {
    readonly code: string;
    readonly title: string;
    readonly messages: readonly string[];
    readonly status?: number | undefined;
    readonly requestId?: string | undefined;
}

type NetworkErrorCode = 'network' | 'timeout' | 'aborted' | 'offline' | 'response_invalid';
/**
 * The call did not complete: no connection, too slow, cancelled, or an answer that breaks the contract.
 * @example
 * if (error instanceof NetworkError && error.code === 'offline') console.warn('no connection');
 */
declare class NetworkError extends BillfoldError {
    readonly code: NetworkErrorCode;
    constructor(code: NetworkErrorCode, info?: ErrorInfo);
}

/**
 * Exact reason of a validation error whose code has several. Each has a sentence of its own, which
 * the screens translate (`validation.…` of the catalogue).
 */
type ValidationReason = 'blank' | 'blankOnBlur' | 'notA' | 'notAn' | 'looksLikeA' | 'looksLikeAn' | 'noAccount' | 'unrecognized' | 'mistyped' | 'otherChain' | 'unsupportedAddress' | 'losesFunds' | 'ownContract' | 'belowMinimum' | 'aboveMaximum' | 'memoLength' | 'request.none' | 'request.damaged' | 'request.length' | 'request.repeated' | 'request.unsupported' | 'request.amount' | 'request.tooMuch' | 'request.noAddress' | 'request.network' | 'request.otherChain' | 'request.unknownNetwork' | 'request.unknownToken' | 'request.otherAsset' | 'request.notHeld' | 'request.ownContract' | 'request.contractCall' | 'request.webSite' | 'request.memoCharacters' | 'request.memoLength';
/** Values that fill the placeholders of a reason's sentence. */
type ValidationValues = Readonly<Record<string, string | number>>;

type UnauthorizedErrorCode = 'unauthorized' | 'token_provider_failed' | 'origin_not_allowed' | 'scope_missing';
type ValidationErrorCode = 'recipient_blank' | 'recipient_invalid' | 'wrong_network' | 'amount_invalid' | 'amount_below_minimum' | 'amount_above_maximum' | 'too_many_decimals' | 'memo_too_long' | 'password_weak' | 'passwords_differ' | 'seed_phrase_length' | 'seed_phrase_invalid' | 'payment_uri_invalid' | 'invalid_config';
type SigningErrorCode = 'wrong_encryption_key' | 'wrong_seed_phrase' | 'signer_unavailable';
type TransactionErrorCode = 'insufficient_funds' | 'fee_changed' | 'rejected_by_network' | 'outcome_unknown';
/**
 * The session is missing, over, or not allowed to do this.
 * @example
 * if (error instanceof UnauthorizedError) console.warn('signed out', error.code);
 */
declare class UnauthorizedError extends BillfoldError {
    readonly code: UnauthorizedErrorCode;
    constructor(code: UnauthorizedErrorCode, info?: ErrorInfo);
}
/**
 * Sign-in needs a second factor. Raises no notification (R-NOTE-04).
 * @example
 * if (error instanceof TwoFactorRequiredError) console.warn('a two-factor code is needed');
 */
declare class TwoFactorRequiredError extends BillfoldError {
    readonly code = "two_factor_required";
}
/**
 * A value typed, pasted, scanned or configured is not acceptable; `field` names the input, if there is one.
 * @example
 * if (error instanceof ValidationError) console.warn(error.field, error.messages);
 */
declare class ValidationError extends BillfoldError {
    readonly code: ValidationErrorCode;
    readonly field: string | undefined;
    /**
     * Reason behind `messages`, for a translation of it; undefined where a service sent the message.
     */
    readonly reason: ValidationReason | undefined;
    readonly values: ValidationValues | undefined;
    constructor(code: ValidationErrorCode, info?: ValidationInfo);
}
interface ValidationInfo extends ErrorInfo {
    readonly field?: string;
    readonly reason?: ValidationReason;
    readonly values?: ValidationValues;
}
/**
 * The secret does not open this wallet, or nothing can sign now.
 * @example
 * if (error instanceof SigningError) console.warn('not signed', error.code);
 */
declare class SigningError extends BillfoldError {
    readonly code: SigningErrorCode;
    constructor(code: SigningErrorCode, info?: ErrorInfo);
}
/**
 * The transaction was refused, or it is unknown whether it was sent; never sent twice.
 * @example
 * if (error instanceof TransactionError && error.code === 'outcome_unknown')
 *   console.warn('look for', error.transactionHash);
 */
declare class TransactionError extends BillfoldError {
    readonly code: TransactionErrorCode;
    readonly transactionHash: string | undefined;
    constructor(code: TransactionErrorCode, info?: ErrorInfo & {
        readonly transactionHash?: string;
    });
}
/**
 * Any other refusal by a service; `serverCode` is its wire code, lower case.
 * @example
 * if (error instanceof ApiError && error.serverCode === 'not_found') console.warn('gone');
 */
declare class ApiError extends BillfoldError {
    readonly code = "api";
    readonly serverCode: string | undefined;
    /** Messages per field of the body, as the service named them. */
    readonly fields: Readonly<Record<string, readonly string[]>>;
    /** How long the service wants to be left alone. */
    readonly retryAfterMs: number | undefined;
    /** With `stale_version`: what was to be changed, as it is now, in the words of the wire. */
    readonly current: unknown;
    constructor(info?: ErrorInfo & {
        readonly serverCode?: string;
        readonly fields?: Readonly<Record<string, readonly string[]>>;
        readonly retryAfterMs?: number;
        readonly current?: unknown;
    });
}
type AnyBillfoldError = NetworkError | UnauthorizedError | TwoFactorRequiredError | ValidationError | SigningError | TransactionError | ApiError;

declare const decimal: unique symbol;
/** Exact decimal text in main units, such as `0.00012000`. An amount is never a `number`. */
type Decimal = string & {
    readonly [decimal]: true;
};

/**
 * The public chain, its public test chain, a private one of a node, and our embedded ledger.
 * @example
 * chainNames.map((chain) => getNetwork('ETH').model.chains[chain].chainId);
 */
declare const chainNames: readonly ['main', 'test', 'regtest', 'sandbox'];
type ChainName = (typeof chainNames)[number];
/**
 * Everything the product knows of a network without asking a node: data, no behaviour. Code outside
 * `networks/` asks one of these facts, never which network it has.
 */
interface NetworkDefinition {
    readonly code: string;
    readonly name: string;
    /** Ticker of the asset that pays the fees. */
    readonly symbol: string;
    /** Decimals of the native asset: 8 means 10^8 base units to one. */
    readonly decimals: number;
    /** Decimals shown and accepted in amounts. */
    readonly digits: number;
    /** Smallest native amount that may be sent, in main units. */
    readonly minimumAmount: Decimal;
    /** SLIP-44 coin type. */
    readonly coinType: number;
    readonly color: string;
    readonly confirmations: {
        /** After which funds can be used, where the manifest names no other count. */
        readonly available: number;
        /** After which the chain is not expected to change its mind. */
        readonly final: number;
    };
    /** A display estimate; nothing times out by it. */
    readonly minutesPerConfirmation: number;
    readonly feePriority: FeePriorityChoice;
    /** True if the fee is estimated again before the review; otherwise the chosen fee is kept. */
    readonly reestimatesFeeOnReview: boolean;
    /**
     * True if sends of the native asset can have a charge apart from the fee, such as one that opens
     * the recipient's account: it is shown even where nothing is due. Sends of a token can have such
     * a charge on any network; their estimate states it.
     */
    readonly chargesNetworkFee: boolean;
    /** How an address is made ready to receive; null where every address is. */
    readonly activation: 'first-deposit' | null;
    /** Fee parameters per unit of computation; null where there is none. */
    readonly gas: {
        readonly transferLimit: string;
        /** Unit of gas prices: its number of decimals below the main unit of the native asset. */
        readonly priceUnit: {
            readonly name: string;
            readonly decimals: number;
        };
    } | null;
    /** Name of the standard of its tokens; null where it has none. */
    readonly tokenStandard: string | null;
    /** Text sent along with a transfer; null where there is none. */
    readonly memo: {
        readonly maximumBytes: number;
    } | null;
    /** True if a transaction can spend from several addresses, so that its confirmation names one. */
    readonly showsFromAddress: boolean;
    /** True if its accounts carry a Beta badge. */
    readonly isBeta: boolean;
    /** Deposit addresses per account; null where any number can be made. */
    readonly addressLimit: number | null;
    /** Schemes of its payment URIs, in lower case without the colon; networks can share one. */
    readonly paymentSchemes: readonly string[];
    /** Rough form of its addresses on any of its chains, for messages and not for validation. */
    readonly addressPattern: RegExp;
    readonly explorer: Explorer;
    readonly model: NetworkModel;
}
/** Addresses of pages about a transaction and an address, with `{hash}` and `{address}`. */
interface Explorer {
    readonly transaction: string;
    readonly address: string;
}
type FeePriorityChoice = {
    readonly choice: 'selectable';
    readonly targetBlocks: Readonly<Record<'low' | 'medium' | 'high', number>>;
} | {
    readonly choice: 'automatic';
};
/** Parameters of the chains of one family, per chain. */
type NetworkModel = UtxoModel | EvmModel | TronModel | SolanaModel | TonModel;
interface UtxoModel {
    readonly family: 'utxo';
    /** BIP-43 purpose of the accounts. The keyring makes p2wpkh addresses only, so it is 84 (BIP-84). */
    readonly purpose: number;
    readonly chains: Readonly<Record<ChainName, UtxoChain>>;
    /** Smallest output that nodes relay, in base units. */
    readonly dust: bigint;
    /** More can never exist (`MAX_MONEY` of its node), in base units. */
    readonly maximumSupply: bigint;
    /** Lower-case beginnings of destinations that exist but that we cannot pay. */
    readonly unsupportedPrefixes: readonly string[];
}
interface UtxoChain {
    /** Human-readable part of its segwit addresses (BIP-173). */
    readonly hrp: string;
    readonly pubKeyHash: number;
    readonly scriptHash: number;
    readonly wif: number;
    /** Version bytes of its extended keys (BIP-32). */
    readonly bip32: {
        readonly public: number;
        readonly private: number;
    };
}
interface EvmModel {
    readonly family: 'evm';
    /** How a transaction offers its fee: type 2 (EIP-1559) or one gas price. */
    readonly fees: 'eip1559' | 'legacy';
    readonly chains: Readonly<Record<ChainName, EvmChain>>;
}
interface EvmChain {
    /** Keeps a transaction of one chain from being valid on another (EIP-155). */
    readonly chainId: number;
}
/**
 * Facts of the Tron family. A transaction names no chain, but a recent block by part of its hash. A
 * chain without that block refuses it, so a sandbox signature is valid nowhere else.
 */
interface TronModel {
    readonly family: 'tron';
    readonly chains: Readonly<Record<ChainName, TronChain>>;
    /** The most that a transfer can carry (`int64` of its protocol), in base units. */
    readonly maximumAmount: bigint;
}
interface TronChain {
    /** First byte of its addresses, before the twenty that name the holder of a key. */
    readonly addressVersion: number;
}
/**
 * Facts of the Solana family. A transaction names no cluster, but the hash of a recent block. A
 * cluster without that block refuses it, so a sandbox signature is valid nowhere else.
 */
interface SolanaModel {
    readonly family: 'solana';
    readonly chains: Readonly<Record<ChainName, SolanaChain>>;
    /** The most that a transfer can carry (`u64` lamports), in base units. */
    readonly maximumAmount: bigint;
}
interface SolanaChain {
    /** By which a node says what cluster it serves; null for one that is created at every start. */
    readonly genesisHash: string | null;
}
interface TonModel {
    readonly family: 'ton';
    /** Workchain of our wallets; other addresses may be on the masterchain, -1. */
    readonly workchain: number;
    readonly chains: Readonly<Record<ChainName, TonChain>>;
    /** The most that a message can carry (`VarUInteger 16`), in base units. */
    readonly maximumAmount: bigint;
}
interface TonChain {
    /** True if its addresses are written so that software of the main chain refuses them. */
    readonly testOnly: boolean;
    /**
     * Subwallet of wallet v4R2: part of what is signed, and of what an address is the hash of. Another
     * one keeps a signature from being valid on the main chain, where the same key has another address.
     */
    readonly walletId: number;
}

interface TimeEstimate {
    readonly hours: number;
    readonly minutes: number;
}

/** English texts of one part of the product, loaded together with that part. */
interface TextArea<Key extends string = string> {
    /** Name by which another locale's texts of the area are loaded. */
    readonly name: string;
    readonly english: Readonly<Record<Key, string>>;
}

/** Texts by key, some or all: a translation, or a host's own wording. */
type PartialMessages = Readonly<Partial<Record<MessageKey, string>>>;
/** Text areas that a provider has added. */
interface TextAreas {
    /** Adds the texts of an area; does nothing the second time. */
    add(area: TextArea): void;
    /** Returns the English text; undefined where the area of `key` was not added. */
    find(key: MessageKey): string | undefined;
    list(): readonly TextArea[];
}
/**
 * Creates an empty registry of text areas. Each exported `…Texts` is one area: the English texts of
 * a dialog or a screen.
 * @example
 * const areas = createTextAreas();
 * areas.add(sendTexts);
 * areas.find('send.title'); // 'Send'
 */
declare function createTextAreas(): TextAreas;

/**
 * Creates a translate function with all English texts at once, for tests and headless use.
 * `overrides` replace texts by key.
 * @example
 * const translate = createTranslate({ 'send.title': 'Transfer' });
 * translate('send.title'); // 'Transfer'
 */
declare function createTranslate(overrides?: PartialMessages): Translate;

/**
 * Returns the writing direction of `locale`, a BCP 47 tag; `ltr` for a malformed tag.
 * @example
 * textDirection('ar-EG'); // 'rtl'
 */
declare function textDirection(locale: string): 'ltr' | 'rtl';

/** Texts of the Accounts screen and of one account. */
declare const accountsTexts: TextArea<"account.address.loadFailed" | "account.address.text" | "account.address.title" | "account.addresses.column.address" | "account.addresses.column.balance" | "account.addresses.column.path" | "account.addresses.column.state" | "account.addresses.count" | "account.addresses.gapLimit" | "account.addresses.gapLimit.title" | "account.addresses.generate" | "account.addresses.generated" | "account.addresses.loadFailed" | "account.addresses.noneUnused" | "account.addresses.showUsed" | "account.addresses.text" | "account.addresses.title" | "account.addresses.unused" | "account.addresses.used" | "account.balance" | "account.created" | "account.details" | "account.explorer" | "account.historyFrom" | "account.key.copy" | "account.key.copyDescriptor" | "account.key.descriptor" | "account.key.extended" | "account.key.extended.text" | "account.key.hide" | "account.key.loadFailed" | "account.key.show" | "account.key.single" | "account.key.single.text" | "account.network" | "account.notFound.back" | "account.notFound.text" | "account.notFound.title" | "account.path" | "account.tokens" | "account.tokens.receive" | "account.tokens.send" | "account.transactions" | "account.transactions.empty" | "account.upToDate" | "account.value" | "account.value.tokens" | "accounts.actions" | "accounts.add" | "accounts.addresses" | "accounts.archive" | "accounts.archived" | "accounts.column.account" | "accounts.column.actions" | "accounts.column.balance" | "accounts.column.network" | "accounts.column.worth" | "accounts.delete" | "accounts.delete.done" | "accounts.delete.text" | "accounts.delete.title" | "accounts.empty.text" | "accounts.empty.title" | "accounts.filter.allNetworks" | "accounts.filter.archived" | "accounts.filter.network" | "accounts.filter.search" | "accounts.filter.search.hint" | "accounts.lead" | "accounts.noMatch.text" | "accounts.noMatch.title" | "accounts.rename" | "accounts.rename.done" | "accounts.rename.label" | "accounts.rename.length" | "accounts.rename.title" | "accounts.title" | "accounts.tokens" | "accounts.unarchive" | "accounts.unarchived">;

/** Texts of the Add account dialog. */
declare const addAccountTexts: TextArea<"addAccount.added" | "addAccount.failed" | "addAccount.key" | "addAccount.key.hint" | "addAccount.keyRequired" | "addAccount.keyRequired.title" | "addAccount.loadFailed" | "addAccount.name" | "addAccount.nameLength" | "addAccount.nameTaken" | "addAccount.network" | "addAccount.noNetwork" | "addAccount.submit" | "addAccount.title">;

/** Texts of the screen of one asset. */
declare const assetTexts: TextArea<"asset.balance" | "asset.balance.none" | "asset.chart.empty" | "asset.chart.label" | "asset.column.account" | "asset.contracts" | "asset.contracts.copy" | "asset.contracts.text" | "asset.notFound.back" | "asset.notFound.text" | "asset.notFound.title" | "asset.price" | "asset.price.unknown" | "asset.transactions.empty">;

/** Texts of a chart, and of the table with the same values. */
declare const chartTexts: TextArea<"chart.empty" | "chart.failed" | "chart.now" | "chart.point" | "chart.showChart" | "chart.showTable" | "chart.time" | "chart.value">;

/** Texts that all dialogs and screens share. */
declare const commonTexts: TextArea<"common.back" | "common.cancel" | "common.close" | "common.continue" | "common.copyToClipboard" | "common.done" | "common.loading" | "common.noAnswer" | "common.offlineContent" | "common.outage" | "common.outage.asOf" | "common.requestId" | "common.required" | "common.retry" | "common.sandboxTimes" | "common.tokenFailed" | "common.wasOffline" | "notification.copied" | "shell.sandbox">;

/** Texts of the details of a transaction and its confirmations. */
declare const confirmationTexts: TextArea<"confirmation.confirmations" | "confirmation.copyFrom" | "confirmation.copyHash" | "confirmation.copyTo" | "confirmation.count" | "confirmation.date" | "confirmation.fiat" | "confirmation.from" | "confirmation.hash" | "confirmation.left" | "confirmation.left.block" | "confirmation.left.sandbox" | "confirmation.moreFrom" | "confirmation.network" | "confirmation.progress" | "confirmation.progress.bar" | "confirmation.rate" | "confirmation.rate.value" | "confirmation.status.CONFIRMED" | "confirmation.status.CONFIRMING" | "confirmation.status.DROPPED" | "confirmation.status.FAILED" | "confirmation.status.PENDING" | "confirmation.status.REPLACED" | "confirmation.to">;

/** Texts of the contacts, as a dialog and as a screen. */
declare const contactsTexts: TextArea<"contacts.add" | "contacts.addTitle" | "contacts.address" | "contacts.copy" | "contacts.edit" | "contacts.editOn" | "contacts.editTitle" | "contacts.empty.text" | "contacts.empty.title" | "contacts.failed" | "contacts.import" | "contacts.imported" | "contacts.imported.known" | "contacts.imported.refused" | "contacts.lastPaid" | "contacts.list" | "contacts.loadFailed" | "contacts.memo" | "contacts.memo.hint" | "contacts.memo.value" | "contacts.memoLength" | "contacts.name" | "contacts.nameLength" | "contacts.network" | "contacts.nothingFound" | "contacts.remove" | "contacts.removeFailed" | "contacts.removeText" | "contacts.removeTitle" | "contacts.removed" | "contacts.save" | "contacts.saveFailed" | "contacts.saved" | "contacts.search" | "contacts.search.hint" | "contacts.send" | "contacts.sendOn" | "contacts.title" | "contacts.undo">;

/** Texts of the Deposit addresses dialog. */
declare const depositAddressesTexts: TextArea<"depositAddresses.gapLimit" | "depositAddresses.gapLimit.title" | "depositAddresses.generate" | "depositAddresses.generateFailed" | "depositAddresses.generated" | "depositAddresses.hideQr" | "depositAddresses.list" | "depositAddresses.loadFailed" | "depositAddresses.none" | "depositAddresses.noneUnused" | "depositAddresses.qr" | "depositAddresses.showQr" | "depositAddresses.showUsed" | "depositAddresses.single" | "depositAddresses.title" | "depositAddresses.titlePlain" | "depositAddresses.unused" | "depositAddresses.used">;

/** Texts of a wallet that nothing can be sent from (R-SEND-19), with U+2019 as specified. */
declare const emptyWalletTexts: TextArea<"emptyWallet.manage" | "emptyWallet.text">;

/** Texts shown instead of a dialog or a screen while there is no wallet for it. */
declare const missingWalletTexts: TextArea<"missingWallet.create" | "missingWallet.failed" | "missingWallet.screen" | "missingWallet.text" | "missingWallet.title">;

/** Texts of the screen that creates, imports or finishes a wallet. */
declare const newWalletTexts: TextArea<"cloudPassword.confirm" | "cloudPassword.consent" | "cloudPassword.differ" | "cloudPassword.empty" | "cloudPassword.hint" | "cloudPassword.label" | "cloudPassword.rule" | "cloudPassword.rule.digit" | "cloudPassword.rule.has" | "cloudPassword.rule.lacks" | "cloudPassword.rule.length" | "cloudPassword.rule.lower" | "cloudPassword.rule.symbol" | "cloudPassword.rule.upper" | "cloudPassword.weak" | "cloudPassword.weakHint" | "newWallet.accounts.lead" | "newWallet.accounts.skip" | "newWallet.accounts.title" | "newWallet.advanced" | "newWallet.confirm.lead" | "newWallet.confirm.title" | "newWallet.done.accounts" | "newWallet.done.networks" | "newWallet.done.noAccounts" | "newWallet.done.submit" | "newWallet.done.title" | "newWallet.finish.lead" | "newWallet.finish.submit" | "newWallet.finish.title" | "newWallet.import.lead" | "newWallet.import.submit" | "newWallet.import.title" | "newWallet.kind.create" | "newWallet.kind.create.detail" | "newWallet.kind.import" | "newWallet.kind.import.detail" | "newWallet.kind.label" | "newWallet.name.label" | "newWallet.name.lead" | "newWallet.name.length" | "newWallet.name.suggestion" | "newWallet.name.taken" | "newWallet.name.title" | "newWallet.password.lead" | "newWallet.password.title" | "newWallet.phrase.continue" | "newWallet.phrase.copy" | "newWallet.phrase.copyWarning" | "newWallet.phrase.lead" | "newWallet.phrase.missing" | "newWallet.phrase.print" | "newWallet.phrase.printTitle" | "newWallet.phrase.title" | "newWallet.phrase.warning" | "newWallet.phrase.warning.title" | "newWallet.step.confirm" | "newWallet.step.done" | "newWallet.step.name" | "newWallet.step.password" | "newWallet.step.phrase" | "newWallet.steps" | "newWallet.title" | "newWallet.unfinished.action" | "newWallet.unfinished.text" | "newWallet.unfinished.title" | "newWallet.wordCount.label" | "newWallet.wordCount.words">;

/** Texts of the bell and its list of notices. */
declare const notificationCentreTexts: TextArea<"notificationCentre.CONFIRMED.received" | "notificationCentre.CONFIRMED.sent" | "notificationCentre.NEW_DEVICE" | "notificationCentre.RECEIVED" | "notificationCentre.SECURITY_CHANGED" | "notificationCentre.SENT" | "notificationCentre.all" | "notificationCentre.empty" | "notificationCentre.empty.text" | "notificationCentre.failed" | "notificationCentre.loading" | "notificationCentre.new" | "notificationCentre.title" | "notificationCentre.unread">;

/** Texts of the command palette. */
declare const paletteTexts: TextArea<"palette.accounts" | "palette.actions" | "palette.contacts" | "palette.copyAddress" | "palette.count" | "palette.go" | "palette.hint" | "palette.nothing" | "palette.recent" | "palette.searchFor" | "palette.sendTo" | "palette.sendTo.contact" | "palette.switchTo" | "palette.title" | "palette.transactions" | "palette.wallets">;

/** Texts of the menus that select a wallet or a business. */
declare const pickersTexts: TextArea<"pickers.businesses" | "pickers.createBusiness" | "pickers.createWallet" | "pickers.failed" | "pickers.none" | "pickers.wallets">;

/** Texts of the Portfolio screen. */
declare const portfolioTexts: TextArea<"portfolio.assets" | "portfolio.balance" | "portfolio.chart.1D" | "portfolio.chart.1M" | "portfolio.chart.1W" | "portfolio.chart.1Y" | "portfolio.chart.3M" | "portfolio.chart.ALL" | "portfolio.chart.empty" | "portfolio.chart.flows" | "portfolio.chart.gainBase" | "portfolio.chart.hidden" | "portfolio.chart.inDollars" | "portfolio.chart.label" | "portfolio.chart.mode.performance" | "portfolio.chart.mode.value" | "portfolio.chart.modes" | "portfolio.chart.moved.deposits" | "portfolio.chart.moved.transfers" | "portfolio.chart.over.1D" | "portfolio.chart.over.1M" | "portfolio.chart.over.1W" | "portfolio.chart.over.1Y" | "portfolio.chart.over.3M" | "portfolio.chart.over.ALL" | "portfolio.chart.performanceLabel" | "portfolio.chart.periods" | "portfolio.chart.received" | "portfolio.chart.sent" | "portfolio.chart.sentTo" | "portfolio.checklist" | "portfolio.checklist.backUp" | "portfolio.checklist.backUp.done" | "portfolio.checklist.backUp.text" | "portfolio.checklist.done" | "portfolio.checklist.receive" | "portfolio.checklist.toDo" | "portfolio.checklist.twoFactor" | "portfolio.checklist.twoFactor.done" | "portfolio.checklist.twoFactor.open" | "portfolio.checklist.twoFactor.text" | "portfolio.column.amount" | "portfolio.column.asset" | "portfolio.column.change" | "portfolio.column.price" | "portfolio.column.share" | "portfolio.column.trend" | "portfolio.column.worth" | "portfolio.contacts" | "portfolio.empty.text" | "portfolio.empty.title" | "portfolio.hidden" | "portfolio.hidden.count" | "portfolio.hidden.text" | "portfolio.hideAmounts" | "portfolio.hideSmall" | "portfolio.hideToken" | "portfolio.holdings" | "portfolio.holdings.more" | "portfolio.holdings.options" | "portfolio.loadFailed" | "portfolio.more" | "portfolio.networksOf" | "portfolio.noAccounts.text" | "portfolio.noAccounts.title" | "portfolio.noPrices" | "portfolio.noPrices.text" | "portfolio.onNetwork" | "portfolio.onNetworks" | "portfolio.pending" | "portfolio.receive" | "portfolio.recent" | "portfolio.scan" | "portfolio.send" | "portfolio.share" | "portfolio.share.small" | "portfolio.show" | "portfolio.showAmounts" | "portfolio.showToken" | "portfolio.sort" | "portfolio.sort.name" | "portfolio.sort.worth" | "portfolio.staleAsOf" | "portfolio.staleHint" | "portfolio.title" | "portfolio.unknown" | "portfolio.viewAll">;

/** Texts of the parts that all screens consist of: notifications, password fields and the like. */
declare const primitivesTexts: TextArea<"amount.max" | "amount.notRead" | "contact.addressChanged" | "copy.manually" | "explorer.open" | "filterChips.any" | "filterChips.chosen" | "filterChips.clear" | "filterChips.done" | "filterChips.remove" | "filterChips.set" | "filterChips.title" | "network.beta" | "notification.count" | "notification.region" | "pager.next" | "pager.pages" | "pager.previous" | "pager.range" | "password.hide" | "password.show" | "password.strength" | "password.strength.Medium" | "password.strength.Strong" | "password.strength.TooWeak" | "password.strength.Weak" | "picker.choose" | "picker.nothingFound" | "picker.search" | "qr.enlarge" | "qr.save" | "qr.share" | "secretEntry.frame.text" | "secretEntry.frame.title" | "seedPhrase.alone" | "seedPhrase.choose" | "seedPhrase.count" | "seedPhrase.countOption" | "seedPhrase.full" | "seedPhrase.grid" | "seedPhrase.hidden" | "seedPhrase.pasted" | "seedPhrase.problem.checksum" | "seedPhrase.problem.count" | "seedPhrase.problem.mismatch" | "seedPhrase.problem.unknown" | "seedPhrase.reveal" | "seedPhrase.showAgain" | "seedPhrase.undo" | "seedPhrase.word" | "seedPhrase.words" | "seedPhrase.wordsLeft" | "seedPhrase.wrongWord" | "time.about" | "time.daysAgo" | "time.hours" | "time.hoursAgo" | "time.hoursMinutes" | "time.inSentence.now" | "time.inSentence.today" | "time.inSentence.yesterday" | "time.minutes" | "time.minutesAgo" | "time.now" | "time.today" | "time.yesterday">;

/** Texts that the provider may need before any other part is loaded. */
declare const providerTexts: TextArea<"dialog.loadFailed.text" | "dialog.loadFailed.title" | "notification.success">;

/** Texts of the Receive dialog; 'no assets' is written with U+2019, as specified. */
declare const receiveTexts: TextArea<"receive.account" | "receive.account.placeholder" | "receive.accountsFailed" | "receive.activation" | "receive.activation.learnMore" | "receive.address" | "receive.addressFailed" | "receive.asset.hint" | "receive.confirmations" | "receive.copy" | "receive.empty.title" | "receive.generate" | "receive.generateFailed" | "receive.generated" | "receive.incoming" | "receive.manage" | "receive.missing.account" | "receive.outage" | "receive.qr" | "receive.request" | "receive.request.amount" | "receive.request.copy" | "receive.request.hint" | "receive.request.refused" | "receive.request.remove" | "receive.selectAccount" | "receive.shortcuts" | "receive.step.account" | "receive.step.receive" | "receive.steps" | "receive.title" | "receive.tokenFees" | "receive.waiting" | "receive.warning.BSC" | "receive.warning.BTC" | "receive.warning.ETH" | "receive.warning.LTC" | "receive.warning.SOL" | "receive.warning.TON" | "receive.warning.TRX" | "receive.warning.token">;

/** Texts of the card of a recipient. */
declare const recipientTexts: TextArea<"recipient.change" | "recipient.new">;

/** Texts of the Reset Cloud Encryption Password dialog. */
declare const resetPasswordTexts: TextArea<"cloudPassword.confirm" | "cloudPassword.consent" | "cloudPassword.differ" | "cloudPassword.empty" | "cloudPassword.hint" | "cloudPassword.label" | "cloudPassword.rule" | "cloudPassword.rule.digit" | "cloudPassword.rule.has" | "cloudPassword.rule.lacks" | "cloudPassword.rule.length" | "cloudPassword.rule.lower" | "cloudPassword.rule.symbol" | "cloudPassword.rule.upper" | "cloudPassword.weak" | "cloudPassword.weakHint" | "resetPassword.done" | "resetPassword.failed" | "resetPassword.forgotKey" | "resetPassword.forgotPhrase" | "resetPassword.phrase.lead" | "resetPassword.step.password" | "resetPassword.step.phrase" | "resetPassword.steps" | "resetPassword.submit" | "resetPassword.title">;

/** Texts of the QR code scanner. */
declare const scannerTexts: TextArea<"scanner.failed" | "scanner.insecure" | "scanner.noCamera" | "scanner.noCode" | "scanner.noPermission" | "scanner.notPayment" | "scanner.paste" | "scanner.paused" | "scanner.pictureUnreadable" | "scanner.readingPicture" | "scanner.scanning" | "scanner.starting" | "scanner.title" | "scanner.upload" | "scanner.wrongNetwork">;

/**
 * Texts of the Send dialog. Sentences that the specification quotes are here byte for byte, some
 * without a period.
 */
declare const sendTexts: TextArea<"send.account" | "send.account.placeholder" | "send.account.switchBack" | "send.account.switched" | "send.accountsEarlier" | "send.accountsFailed" | "send.amount" | "send.amountUsd" | "send.charge.details" | "send.charge.gasLimit" | "send.charge.gasPrice" | "send.charge.text" | "send.checking" | "send.checking.text" | "send.digits" | "send.empty.title" | "send.equivalent" | "send.fees.about" | "send.fees.activation" | "send.fees.activation.all" | "send.fees.activation.part" | "send.fees.free" | "send.fees.free.token" | "send.fees.ofAmount" | "send.fees.ofMaximum" | "send.fees.resources" | "send.fees.resources.token" | "send.feesFailed" | "send.maximum" | "send.maximum.fees" | "send.memo" | "send.memo.hint" | "send.minimum" | "send.missing.account" | "send.missing.fees" | "send.missing.highFee" | "send.missing.lookAlike" | "send.missing.memo" | "send.missing.nativeFee" | "send.missingForFee" | "send.missingForFee.address" | "send.missingForFee.address.text" | "send.missingForFee.copy" | "send.missingForFee.text" | "send.missingForFee.topUp" | "send.outage" | "send.priority" | "send.priority.Custom" | "send.priority.Custom.text" | "send.priority.High" | "send.priority.Low" | "send.priority.Medium" | "send.priority.block" | "send.priority.blocks" | "send.priority.facts" | "send.priority.rate" | "send.priority.rate.high" | "send.priority.rate.least" | "send.priority.rate.low" | "send.priority.rate.range" | "send.priority.rate.unit" | "send.priority.usual.High" | "send.priority.usual.Low" | "send.priority.usual.Medium" | "send.rate.asOf" | "send.rate.expired" | "send.recipient" | "send.recipient.changed" | "send.recipient.contacts" | "send.recipient.firstTime" | "send.recipient.fromAccount" | "send.recipient.group.contact" | "send.recipient.group.own-account" | "send.recipient.group.paid" | "send.recipient.lastPaid" | "send.recipient.lookAlike" | "send.recipient.lookAlike.accept" | "send.recipient.lookAlike.known" | "send.recipient.lookAlike.text" | "send.recipient.lookAlike.typed" | "send.recipient.noChecksum" | "send.recipient.notCompared" | "send.recipient.notCompared.text" | "send.recipient.offCurve" | "send.recipient.otherAccount" | "send.recipient.paid" | "send.recipient.placeholder" | "send.recipient.sameAccount" | "send.recipient.scan" | "send.recipient.severalNetworks" | "send.recipient.suggestions" | "send.request.failed" | "send.request.method_not_chosen" | "send.request.opening" | "send.request.request_cancelled" | "send.request.request_expired" | "send.request.request_link_refused" | "send.request.request_not_found" | "send.request.request_not_verified" | "send.request.request_paid" | "send.request.request_unreachable" | "send.request.request_wrong_network" | "send.request.test" | "send.request.until" | "send.request.verified" | "send.review.amount" | "send.review.available" | "send.review.changedFee" | "send.review.fees" | "send.review.from" | "send.review.highFee" | "send.review.highFee.accept" | "send.review.highFee.amount" | "send.review.highFee.service" | "send.review.highFee.share" | "send.review.memo" | "send.review.networkFee" | "send.review.to" | "send.review.total" | "send.review.value" | "send.sent" | "send.sent.again" | "send.sent.note" | "send.sent.note.label" | "send.sent.note.save" | "send.sent.note.saved" | "send.sent.notification" | "send.sign.ENCRYPTION_KEY" | "send.sign.ENCRYPTION_KEY.detail" | "send.sign.ENCRYPTION_KEY.field" | "send.sign.SEED_PHRASE" | "send.sign.SEED_PHRASE.detail" | "send.sign.SEED_PHRASE.field" | "send.sign.back" | "send.sign.code" | "send.sign.code.hint" | "send.sign.code.length" | "send.sign.forgotKey" | "send.sign.forgotPhrase" | "send.sign.lead" | "send.sign.method" | "send.sign.offline" | "send.sign.once" | "send.sign.refused" | "send.sign.submit" | "send.step.amount" | "send.step.recipient" | "send.step.review" | "send.step.sign" | "send.steps" | "send.switchTo" | "send.title" | "send.unknown" | "send.unknown.text" | "send.unknown.transactions" | "send.usd" | "send.warning.BSC" | "send.warning.BTC" | "send.warning.ETH" | "send.warning.LTC" | "send.warning.SOL" | "send.warning.TON" | "send.warning.TRX" | "send.warning.token">;

/** Texts about what businesses were paid into the wallet, on the Accounts screen. */
declare const settlementsTexts: TextArea<"settlements.addresses.copy" | "settlements.addresses.hide" | "settlements.addresses.loadFailed" | "settlements.addresses.none" | "settlements.addresses.show" | "settlements.addresses.text" | "settlements.empty.text" | "settlements.empty.title" | "settlements.fresh" | "settlements.held" | "settlements.lead" | "settlements.loadFailed" | "settlements.own" | "settlements.reused" | "settlements.send" | "settlements.sendFrom" | "settlements.sent" | "settlements.sent.loadFailed" | "settlements.sent.none" | "settlements.sent.text" | "settlements.shared" | "settlements.title" | "settlements.unpriced">;

/** Texts of the dialog that asks for the password and the two-factor code before a sensitive change. */
declare const stepUpTexts: TextArea<"stepUp.code" | "stepUp.code.hint" | "stepUp.code.wrong" | "stepUp.password" | "stepUp.password.wrong" | "stepUp.signInAgain" | "stepUp.signInAgain.elsewhere" | "stepUp.signInAgain.submit" | "stepUp.submit" | "stepUp.text" | "stepUp.title">;

/** Texts of the Swap dialog: the title as specified, the text our own (R-NAV-13). */
declare const swapTexts: TextArea<"swap.instead" | "swap.text" | "swap.title">;

/** Texts of the Transactions screen and of one transaction. */
declare const transactionsTexts: TextArea<"transaction.account" | "transaction.block" | "transaction.block.waiting" | "transaction.contact.hint" | "transaction.contact.name" | "transaction.contact.save" | "transaction.copyFrom" | "transaction.copyHash" | "transaction.copyTo" | "transaction.ended.DROPPED" | "transaction.ended.FAILED" | "transaction.ended.REPLACED" | "transaction.fee" | "transaction.from" | "transaction.hash" | "transaction.hash.none" | "transaction.heading.CONTRACT" | "transaction.heading.RECEIVED" | "transaction.heading.SELF" | "transaction.heading.SENT" | "transaction.heading.pending.CONTRACT" | "transaction.heading.pending.RECEIVED" | "transaction.heading.pending.SELF" | "transaction.heading.pending.SENT" | "transaction.loadFailed" | "transaction.more" | "transaction.networkFee" | "transaction.notFound.back" | "transaction.notFound.text" | "transaction.notFound.title" | "transaction.note" | "transaction.note.hint" | "transaction.note.label" | "transaction.note.saved" | "transaction.note.saving" | "transaction.note.undo" | "transaction.party.more" | "transaction.party.spam" | "transaction.receipt" | "transaction.receipt.print" | "transaction.receipt.printed" | "transaction.replace.CANCEL" | "transaction.replace.CANCEL.text" | "transaction.replace.SPEED_UP" | "transaction.replace.SPEED_UP.text" | "transaction.replace.back" | "transaction.replace.code" | "transaction.replace.done.CANCEL" | "transaction.replace.done.SPEED_UP" | "transaction.replace.failed" | "transaction.replace.fee" | "transaction.replace.keep" | "transaction.replace.password" | "transaction.replace.previousFee" | "transaction.replace.text" | "transaction.replace.title" | "transaction.replace.value" | "transaction.step.DROPPED" | "transaction.step.FAILED" | "transaction.step.REPLACED" | "transaction.title" | "transaction.to" | "transaction.valueNow" | "transaction.wallet" | "transactions.column.amount" | "transactions.column.counterparty" | "transactions.column.date" | "transactions.column.fiat" | "transactions.column.status" | "transactions.empty.text" | "transactions.empty.title" | "transactions.export" | "transactions.exported" | "transactions.filter.account" | "transactions.filter.allAccounts" | "transactions.filter.allAssets" | "transactions.filter.allStatuses" | "transactions.filter.asset" | "transactions.filter.atLeast" | "transactions.filter.atMost" | "transactions.filter.between" | "transactions.filter.currency" | "transactions.filter.from" | "transactions.filter.max" | "transactions.filter.min" | "transactions.filter.notAnAmount" | "transactions.filter.period" | "transactions.filter.search" | "transactions.filter.search.hint" | "transactions.filter.since" | "transactions.filter.status" | "transactions.filter.status.CONFIRMING" | "transactions.filter.to" | "transactions.filter.token" | "transactions.filter.until" | "transactions.filters" | "transactions.hidden.show" | "transactions.hidden.text" | "transactions.loadFailed" | "transactions.loadMore" | "transactions.noMatch.text" | "transactions.noMatch.title" | "transactions.note" | "transactions.open" | "transactions.open.unlisted" | "transactions.party.CONTRACT" | "transactions.party.RECEIVED" | "transactions.party.SENT" | "transactions.party.account" | "transactions.party.copy" | "transactions.party.network" | "transactions.party.send" | "transactions.party.sendAgain" | "transactions.party.title" | "transactions.party.unknown" | "transactions.party.unlisted" | "transactions.perPage" | "transactions.period.any" | "transactions.period.lastMonth" | "transactions.period.month" | "transactions.period.own" | "transactions.period.quarter" | "transactions.period.thisMonth" | "transactions.period.thisYear" | "transactions.period.today" | "transactions.period.week" | "transactions.selection.count" | "transactions.status.CONFIRMED" | "transactions.status.CONFIRMING" | "transactions.status.DROPPED" | "transactions.status.FAILED" | "transactions.status.PENDING" | "transactions.status.REPLACED" | "transactions.title" | "transactions.type.CONTRACT" | "transactions.type.RECEIVED" | "transactions.type.SELF" | "transactions.type.SENT">;

/**
 * Texts for the reasons of validation errors, word for word those of the errors in English. Where a
 * language has no articles, `…A` and `…An` are the same sentence.
 */
declare const validationTexts: TextArea<"validation.aboveMaximum" | "validation.belowMinimum" | "validation.blank" | "validation.blankOnBlur" | "validation.looksLikeA" | "validation.looksLikeAn" | "validation.losesFunds" | "validation.memoLength" | "validation.mistyped" | "validation.noAccount" | "validation.notA" | "validation.notAn" | "validation.otherChain" | "validation.ownContract" | "validation.request.amount" | "validation.request.contractCall" | "validation.request.damaged" | "validation.request.length" | "validation.request.memoCharacters" | "validation.request.memoLength" | "validation.request.network" | "validation.request.noAddress" | "validation.request.none" | "validation.request.notHeld" | "validation.request.otherAsset" | "validation.request.otherChain" | "validation.request.ownContract" | "validation.request.repeated" | "validation.request.tooMuch" | "validation.request.unknownNetwork" | "validation.request.unknownToken" | "validation.request.unsupported" | "validation.request.webSite" | "validation.unrecognized" | "validation.unsupportedAddress">;

/** Texts of the settings of a wallet. */
declare const walletSettingsTexts: TextArea<"cloudPassword.confirm" | "cloudPassword.consent" | "cloudPassword.differ" | "cloudPassword.empty" | "cloudPassword.hint" | "cloudPassword.label" | "cloudPassword.rule" | "cloudPassword.rule.digit" | "cloudPassword.rule.has" | "cloudPassword.rule.lacks" | "cloudPassword.rule.length" | "cloudPassword.rule.lower" | "cloudPassword.rule.symbol" | "cloudPassword.rule.upper" | "cloudPassword.weak" | "cloudPassword.weakHint" | "walletSettings.accounts" | "walletSettings.accounts.add" | "walletSettings.accounts.archive" | "walletSettings.accounts.archive.of" | "walletSettings.accounts.archived" | "walletSettings.accounts.down" | "walletSettings.accounts.empty" | "walletSettings.accounts.empty.text" | "walletSettings.accounts.gap" | "walletSettings.accounts.loadFailed" | "walletSettings.accounts.moved" | "walletSettings.accounts.text" | "walletSettings.accounts.unarchive" | "walletSettings.accounts.unarchive.of" | "walletSettings.accounts.up" | "walletSettings.contacts" | "walletSettings.contacts.open" | "walletSettings.contacts.page" | "walletSettings.contacts.text" | "walletSettings.currency" | "walletSettings.currency.hint" | "walletSettings.currency.option" | "walletSettings.danger" | "walletSettings.defaults" | "walletSettings.defaults.count" | "walletSettings.defaults.none" | "walletSettings.defaults.text" | "walletSettings.defaults.token" | "walletSettings.delete" | "walletSettings.delete.coins" | "walletSettings.delete.confirmName" | "walletSettings.delete.confirmName.hint" | "walletSettings.delete.confirmName.wrong" | "walletSettings.delete.done" | "walletSettings.delete.open" | "walletSettings.delete.text" | "walletSettings.delete.title" | "walletSettings.deleted" | "walletSettings.deleted.created" | "walletSettings.deleted.text" | "walletSettings.deletedAccounts" | "walletSettings.deletedAccounts.text" | "walletSettings.devices" | "walletSettings.devices.current" | "walletSettings.devices.empty" | "walletSettings.devices.empty.text" | "walletSettings.devices.loadFailed" | "walletSettings.devices.name" | "walletSettings.devices.remove" | "walletSettings.devices.remove.of" | "walletSettings.devices.require" | "walletSettings.devices.seen" | "walletSettings.devices.text" | "walletSettings.devices.until" | "walletSettings.display" | "walletSettings.export" | "walletSettings.export.download" | "walletSettings.export.text" | "walletSettings.hiddenTokens" | "walletSettings.hiddenTokens.empty" | "walletSettings.hiddenTokens.empty.text" | "walletSettings.hiddenTokens.in" | "walletSettings.hiddenTokens.show" | "walletSettings.hiddenTokens.show.of" | "walletSettings.hiddenTokens.text" | "walletSettings.hideBalances.hide" | "walletSettings.hideBalances.text" | "walletSettings.hideSmall" | "walletSettings.hideSmall.text" | "walletSettings.keys" | "walletSettings.loadFailed" | "walletSettings.name" | "walletSettings.name.length" | "walletSettings.name.save" | "walletSettings.password" | "walletSettings.password.change" | "walletSettings.password.current" | "walletSettings.password.done" | "walletSettings.password.effects" | "walletSettings.password.reset" | "walletSettings.password.text" | "walletSettings.prices" | "walletSettings.prices.text" | "walletSettings.privacy" | "walletSettings.restore" | "walletSettings.restore.of" | "walletSettings.restored" | "walletSettings.saved" | "walletSettings.seed" | "walletSettings.seed.effects" | "walletSettings.seed.left" | "walletSettings.seed.open" | "walletSettings.seed.over" | "walletSettings.seed.support" | "walletSettings.seed.text" | "walletSettings.seed.title" | "walletSettings.sendCode" | "walletSettings.sendCode.code" | "walletSettings.sendCode.hint" | "walletSettings.sendCode.length" | "walletSettings.sendCode.noApp" | "walletSettings.sendCode.text" | "walletSettings.sendCode.turnOff" | "walletSettings.sendCode.turnOn" | "walletSettings.spam" | "walletSettings.spam.text" | "walletSettings.support.allow" | "walletSettings.support.text" | "walletSettings.tab.accounts" | "walletSettings.tab.general" | "walletSettings.tab.privacy" | "walletSettings.tab.security" | "walletSettings.tabs" | "walletSettings.title.accounts" | "walletSettings.title.general" | "walletSettings.title.privacy" | "walletSettings.title.security" | "walletSettings.wallet">;

/** Loads the texts of `area` in `locale`; null if there are none, which keeps the English ones. */
type LoadTexts = (locale: string, area: TextArea) => Promise<PartialMessages | null>;
interface LocaleTexts {
    /** Messages loaded so far. */
    get(): PartialMessages;
    subscribe(listener: () => void): () => void;
    /** Loads the area once, and again only after a failure. Rejects with the error of loading. */
    load(area: TextArea): Promise<void>;
}
/**
 * Creates the texts of one locale, which are loaded area by area. Keys without a text fall back to
 * English.
 * @example
 * const texts = createLocaleTexts('de', async (locale, area) => {
 *   const response = await fetch(`/texts/${locale}/${area.name}.json`);
 *   return response.ok ? response.json() : null;
 * });
 * await texts.load(sendTexts);
 * console.log(texts.get()['send.title']);
 */
declare function createLocaleTexts(locale: string, load: LoadTexts): LocaleTexts;
/**
 * Loads the texts of the built-in locales: English, which each part includes, and two
 * pseudo-locales that test a layout: `en-XA` (accented and longer) and `ar-XB` (right to left).
 * @example
 * const texts = createLocaleTexts('en-XA', loadBuiltInTexts);
 * await texts.load(sendTexts);
 */
declare const loadBuiltInTexts: LoadTexts;

/**
 * Returns the text for the confirmation time of a fee priority. A label that follows from the
 * number of blocks is translated, any other one is returned as it is: see "Confirmation times are
 * display estimates" in docs/decisions/networks.md.
 * @example
 * const fast = { label: 'about 10 minutes', targetBlocks: 1 };
 * priorityTimeText(fast, getNetwork('BTC'), createTranslate()); // 'about 10 minutes'
 */
declare function priorityTimeText({ label, targetBlocks }: PriorityFacts, { minutesPerConfirmation }: Pick<NetworkDefinition, 'minutesPerConfirmation'>, translate: Translate): string;

/**
 * Formats a duration in the reader's language; a part that is zero is left out.
 * @example
 * timeEstimateText({ hours: 1, minutes: 5 }, createTranslate()); // '1 hour 5 minutes'
 */
declare function timeEstimateText({ hours, minutes }: TimeEstimate, translate: Translate): string;

/**
 * Returns the reason of a validation error in the reader's language. An error of a service keeps
 * the service's own words.
 * @example
 * if (isBillfoldError(error)) console.log(validationText(error, createTranslate()));
 */
declare function validationText(error: AnyBillfoldError, translate: Translate): string;

export { accountsTexts, addAccountTexts, assetTexts, chartTexts, commonTexts, confirmationTexts, contactsTexts, createLocaleTexts, createTextAreas, createTranslate, createTranslator, depositAddressesTexts, emptyWalletTexts, loadBuiltInTexts, missingWalletTexts, newWalletTexts, notificationCentreTexts, paletteTexts, pickersTexts, portfolioTexts, primitivesTexts, priorityTimeText, providerTexts, receiveTexts, recipientTexts, resetPasswordTexts, scannerTexts, sendTexts, settlementsTexts, stepUpTexts, swapTexts, textDirection, timeEstimateText, transactionsTexts, validationText, validationTexts, walletSettingsTexts };
export type { LoadTexts, LocaleTexts, MessageKey, MessageValues, Messages, PartialMessages, TextArea, TextAreas, Translate };
