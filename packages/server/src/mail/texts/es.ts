import type { MailTexts } from './en.ts';

export const spanish: MailTexts = {
  'subject.test': 'Prueba: {subject}',
  'amount.on': '{amount} en {network}',
  'amount.worth': '{amount} en {network} ({value})',
  'open.security': 'Configuración de seguridad',

  'verify.subject': 'Verifica tu dirección de correo',
  'verify.text': 'Abre este enlace para verificar tu dirección de correo:',
  'verify.open': 'Verificar correo',
  'verify.expiry':
    'El enlace sirve una sola vez y caduca en 24 horas. ¿No te registraste en Billfold? Ignora este correo.',

  'device.subject': 'Nuevo inicio de sesión en tu cuenta de Billfold',
  'device.text': 'Nuevo inicio de sesión en tu cuenta desde: {device}.',
  'device.unknown': 'desconocido',
  'device.facts': 'Hora: {time}. Dirección IP: {ip}.',
  'device.notYou': '¿No fuiste tú? Cambia tu contraseña y cierra esa sesión ahora:',

  'reset.subject': 'Crea una contraseña nueva',
  'reset.text': 'Abre este enlace para crear una contraseña de acceso nueva:',
  'reset.open': 'Crear contraseña nueva',
  'reset.expiry':
    'El enlace sirve una sola vez y caduca en 30 minutos. Tus contraseñas de cifrado en la nube y tus frases semilla no cambian. ¿No lo pediste? Ignora este correo.',

  'password.subject': 'Se cambió tu contraseña',
  'password.text':
    'Se cambió la contraseña de acceso de tu cuenta de Billfold. Tus contraseñas de cifrado en la nube y tus frases semilla no cambiaron.',
  'password.logins':
    'Con estos accesos vinculados aún se puede iniciar sesión: {logins}. Si no reconoces alguno, elimínalo en tu configuración de seguridad.',
  'password.notYou': '¿No fuiste tú? Crea una contraseña nueva ahora:',

  'email.subject': 'Se cambió tu dirección de correo',
  'email.text':
    'Tu cuenta de Billfold tiene ahora otra dirección de correo. Con esta ya no se puede iniciar sesión.',
  'email.undo':
    '¿No fuiste tú? Deshaz el cambio. Esto cierra la sesión en todos los dispositivos, y te enviaremos por correo un enlace para crear una contraseña nueva:',
  'email.open': 'Deshacer el cambio de correo',
  'email.expiry': 'El enlace sirve una sola vez y caduca en 24 horas.',

  'secured.subject': 'Tu cuenta quedó protegida',
  'secured.text':
    'Pusimos fin a estos accesos a tu cuenta de Billfold: {sessions, plural, one {# sesión más} other {# sesiones más}}, {tokens, plural, one {# token de acceso personal} other {# tokens de acceso personales}}, {devices, plural, one {# dispositivo de confianza} other {# dispositivos de confianza}}, {logins, plural, one {# acceso vinculado} other {# accesos vinculados}}. Los enlaces que te enviamos para verificar tu dirección o crear una contraseña ya no funcionan.',
  'secured.kept':
    'Tu acceso con {provider} sigue vinculado, porque es tu única forma de iniciar sesión.',
  'secured.notYou':
    '¿No fuiste tú, o es posible que alguien más conozca tu contraseña? Crea una nueva ahora:',

  'twoFactor.subject.enabled': 'La autenticación en dos pasos está activada',
  'twoFactor.text.enabled':
    'Al iniciar sesión en tu cuenta de Billfold se pide ahora un código de tu app de autenticación. Cerramos todas las demás sesiones y revocamos todos los tokens de acceso personales.',
  'twoFactor.subject.disabled': 'La autenticación en dos pasos está desactivada',
  'twoFactor.text.disabled': 'Al iniciar sesión en tu cuenta de Billfold ya no se pide un código.',
  'twoFactor.subject.codes-renewed': 'Se reemplazaron tus códigos de recuperación',
  'twoFactor.text.codes-renewed':
    'Tu cuenta de Billfold tiene códigos de recuperación nuevos. Los anteriores ya no sirven.',
  'twoFactor.subject.recovery-code-used': 'Se usó un código de recuperación',
  'twoFactor.text.recovery-code-used':
    'Se usó un código de recuperación en lugar de un código de tu app de autenticación. Ya no sirve.',
  'twoFactor.notYou':
    '¿No fuiste tú? Cambia tu contraseña y cierra todas las demás sesiones ahora:',

  'token.subject': 'Se creó un token de acceso personal',
  'token.text.READ':
    'Tu cuenta de Billfold tiene un token de acceso personal nuevo. Quien lo tenga puede leer tus billeteras hasta el {day}. No permite enviar criptomonedas ni cambiar contactos.',
  'token.text.FULL':
    'Tu cuenta de Billfold tiene un token de acceso personal nuevo. Quien lo tenga puede leer tus billeteras y cambiar notas, etiquetas y otras cosas que no piden contraseña, hasta el {day}. No permite enviar criptomonedas ni cambiar contactos.',
  'token.notYou': '¿No fuiste tú? Revoca el token y cambia tu contraseña ahora:',

  'identity.subject.connected': 'Se vinculó {provider}',
  'identity.text.connected': 'Ahora puedes iniciar sesión en tu cuenta de Billfold con {provider}.',
  'identity.subject.disconnected': 'Se desvinculó {provider}',
  'identity.text.disconnected':
    'Ya no puedes iniciar sesión en tu cuenta de Billfold con {provider}.',
  'identity.notYou': '¿No fuiste tú? Cambia tu contraseña y revisa tus accesos vinculados ahora:',

  'export.subject': 'Tus datos están listos',
  'export.text': 'La exportación de tus datos está lista. Puedes descargarla durante 7 días:',
  'export.open': 'Descargar tus datos',
  'export.notYou': '¿No lo pediste? Cambia tu contraseña y cierra todas las demás sesiones ahora.',

  'deleted.subject': 'Se eliminó tu cuenta de Billfold',
  'deleted.text': 'Ya no puedes iniciar sesión en ella. Borramos sus datos después de 30 días.',
  'deleted.coins':
    'Tus criptomonedas permanecen en la blockchain. Quien tenga la frase semilla puede seguir moviéndolas.',

  'key.subject.SEED_REVEALED': 'Se mostró tu frase semilla',
  'key.text.SEED_REVEALED':
    'Se mostró la frase semilla de una de tus billeteras con su contraseña de cifrado en la nube.',
  'key.advice.SEED_REVEALED':
    '¿No fuiste tú? Mueve tus fondos a una billetera nueva ahora y cambia tus contraseñas.',
  'key.subject.CLOUD_PASSWORD_RESET': 'Se restableció tu contraseña de cifrado en la nube',
  'key.text.CLOUD_PASSWORD_RESET':
    'Se restableció la contraseña de cifrado en la nube de una de tus billeteras con su frase semilla. Se cerró tu sesión en todos los demás dispositivos.',
  'key.advice.CLOUD_PASSWORD_RESET':
    '¿No fuiste tú? Alguien más tiene tu frase semilla. Mueve tus fondos a una billetera nueva ahora.',
  'key.subject.CLOUD_PASSWORD_CHANGED': 'Se cambió tu contraseña de cifrado en la nube',
  'key.text.CLOUD_PASSWORD_CHANGED':
    'Una de tus billeteras tiene una contraseña de cifrado en la nube nueva. La anterior ya no la abre.',
  'key.advice.CLOUD_PASSWORD_CHANGED':
    '¿No fuiste tú? Restablece la contraseña con tu frase semilla y cambia tu contraseña de acceso.',
  'key.subject.WALLET_DELETED': 'Se eliminó una billetera',
  'key.text.WALLET_DELETED':
    'Se eliminó una de tus billeteras. Puedes restaurarla durante 30 días. Después necesitarás su frase semilla.',
  'key.advice.WALLET_DELETED':
    'Tus criptomonedas permanecen en la blockchain. Quien tenga la frase semilla puede seguir moviéndolas.',
  'key.subject.SEND_CODE_NOT_REQUIRED': 'Enviar ya no pide un código',
  'key.text.SEND_CODE_NOT_REQUIRED':
    'Las transacciones de una de tus billeteras de Billfold ya no necesitan un código de tu app de autenticación.',
  'key.advice.SEND_CODE_NOT_REQUIRED':
    '¿No fuiste tú? Cambia tu contraseña y cierra todas las demás sesiones ahora.',

  'contact.subject': 'Un contacto tiene una dirección nueva',
  'contact.text': 'Estos contactos de tu billetera “{wallet}” tienen ahora otra dirección:',
  'contact.line': '{name} ({network}): {address}',
  'contact.lineWithMemo': '{name} ({network}): {address}, memo {memo}',
  'contact.more': 'y {count} más.',
  'contact.notYou':
    'Al enviar aparecen marcados durante 24 horas. ¿No fuiste tú? Revisa tus contactos antes de pagar a alguien y protege tu cuenta:',
  'contact.added.subject': 'Contactos nuevos en tu billetera',
  'contact.added.text':
    'Se añadieron contactos a tu billetera “{wallet}”. A partir del {time} se les podrán enviar más de {amount} USD:',
  'contact.added.notYou': '¿No fuiste tú? Elimínalos antes y protege tu cuenta:',

  'transaction.open': 'Ver transacción',
  'transaction.manage': 'Gestiona tus notificaciones por correo:',
  'transaction.notifications': 'Notificaciones',
  'transaction.notYou':
    '¿No fuiste tú? Alguien más tiene tus claves. Mueve los fondos que te quedan a una billetera nueva ahora.',
  'transaction.fee': 'Comisión de red: hasta {fee}.',
  'transaction.sent.subject': 'Enviaste {amount}',
  'transaction.sent': 'Enviaste {amount} a {address}.',
  'transaction.sent.several': 'Enviaste {amount} a varias direcciones.',
  'transaction.elsewhere.subject': 'Salieron {amount} de tu billetera',
  'transaction.elsewhere':
    'Se enviaron {amount} a {address}. No se firmó aquí: la misma frase semilla se usa en otro lugar.',
  'transaction.elsewhere.several':
    'Se enviaron {amount} a varias direcciones. No se firmó aquí: la misma frase semilla se usa en otro lugar.',
  'transaction.received.subject': 'Recibiste {amount}',
  'transaction.received': 'Recibiste {amount} en {address}.',
  'transaction.received.several': 'Recibiste {amount} en varias direcciones.',
  'transaction.received.wait':
    '{count, plural, one {Podrás gastarlo después de # bloque más.} other {Podrás gastarlo después de # bloques más.}}',
  'transaction.confirmed.subject.received': 'Confirmado: recibiste {amount}',
  'transaction.confirmed.received': 'La red confirmó que recibiste {amount}.',
  'transaction.confirmed.subject.sent': 'Confirmado: enviaste {amount}',
  'transaction.confirmed.sent': 'La red confirmó que enviaste {amount}.',

  'invitation.subject': 'Únete a {business} en Billfold',
  'invitation.OWNER': '{inviter} te invitó a {business} con el rol de propietario.',
  'invitation.ADMIN': '{inviter} te invitó a {business} con el rol de administrador.',
  'invitation.DEVELOPER': '{inviter} te invitó a {business} con el rol de desarrollador.',
  'invitation.ACCOUNTANT': '{inviter} te invitó a {business} con el rol de contabilidad.',
  'invitation.SUPPORT': '{inviter} te invitó a {business} con el rol de soporte.',
  'invitation.VIEWER': '{inviter} te invitó a {business} con el rol de lector.',
  'invitation.text':
    'Inicia sesión con {email}, o regístrate con esa dirección, y acepta la invitación:',
  'invitation.open': 'Aceptar invitación',
  'invitation.expiry':
    'El enlace sirve una sola vez y caduca en 7 días. ¿No conoces a {inviter}? Ignora este correo.',

  'takeover.subject': 'Los pagos a {business} van a otra billetera',
  'takeover.text': '{name} asumió los pagos a {business} con una billetera propia.',
  'takeover.addresses':
    'Las direcciones que ya tienen los clientes siguen vigiladas. El dinero que llegó a ellas se queda en la billetera anterior.',
  'takeover.notExpected': '¿No lo esperabas? Revisa el equipo y pregunta a los demás propietarios.',
  'takeover.open': 'Abrir el equipo',

  'watchKey.subject': 'Los pagos en {asset} a {business} van a otra billetera',
  'watchKey.chosen':
    '{name} eligió la clave pública de otra billetera. Los nuevos pagos en {asset} a {business} llegan a sus direcciones.',
  'watchKey.address': 'La primera dirección es {address}.',
  'watchKey.removed':
    '{name} eliminó la clave pública de otra billetera. Los nuevos pagos en {asset} a {business} vuelven a llegar a la billetera de liquidación.',

  'business.named':
    '{business} eligió tu dirección para este correo. ¿No lo quieres? Pide a la empresa que quite tu dirección.',
  'business.manage': 'Elige qué correos recibe tu empresa:',
  'business.notifications': 'Notificaciones',
  'business.order': 'Pedido: {order}',

  'payment.completed.subject': 'Pago de {price} completado',
  'payment.completed': '{business} cobró {price}. El pago es definitivo.',
  'payment.marked_paid':
    '{business} marcó como pagado un pago de {price}. No suma nada a lo recibido.',
  'payment.attention.subject': 'El pago de {price} requiere atención',
  'payment.attention': 'Un pago de {price} a {business} requiere tu atención.',
  'payment.underpaid': 'El cliente pagó de menos: faltan {amount}.',
  'payment.overpaid': 'El cliente pagó {amount} de más.',
  'payment.late': 'El dinero llegó fuera del plazo de pago.',
  'payment.wrong_asset': 'Llegó otro activo. No cuenta para el pago.',
  'payment.multiple': 'Llegó otra transferencia.',
  'payment.other_network':
    'Llegaron monedas a la dirección del pago por otra red. No cuentan y Billfold no puede moverlas.',
  'payment.reorged':
    'La red deshizo un bloque. No envíes el pedido hasta que el pago se confirme de nuevo.',
  'payment.received': 'Recibido: {amount}',
  'payment.open': 'Abrir pago',

  'unmatched.subject': 'Una transferencia de {amount} no corresponde a ningún pago',
  'unmatched.text': '{business} recibió {amount}. No sabemos a qué pago corresponde.',
  'unmatched.advice': 'Asigna la transferencia a un pago o reembólsala.',
  'unmatched.open': 'Abrir transferencias sin asignar',

  'webhook.failing.subject': 'Un webhook de {business} está fallando',
  'webhook.failing': 'Desde hace más de una hora, {url} no acepta ningún evento.',
  'webhook.failing.retries':
    'Reintentamos cada evento durante unos tres días. Repara el receptor antes de que pasen.',
  'webhook.failing.end': 'Tras cinco días sin éxito desactivamos el webhook.',
  'webhook.disabled.subject': 'Se desactivó un webhook de {business}',
  'webhook.disabled.gone': 'Dejamos de enviar eventos a {url}. El receptor respondió 410 Gone.',
  'webhook.disabled.silent':
    'Dejamos de enviar eventos a {url}. No se aceptó nada durante cinco días.',
  'webhook.disabled.advice':
    'Repara el receptor, vuelve a activar el webhook y envía de nuevo los eventos perdidos. Se conservan 30 días.',
  'webhook.open': 'Abrir webhook',

  'refund.confirmed.subject': 'Reembolso de {amount} confirmado',
  'refund.confirmed': '{business} reembolsó {amount}. La red lo confirmó.',
  'refund.signature.subject': 'El reembolso de {amount} necesita una firma',
  'refund.signature': 'Un reembolso de {amount} de {business} espera una firma.',
  'refund.signature.again':
    'La red rechazó un reembolso de {amount} de {business}. Firma de nuevo el reembolso.',
  'refund.signature.owner':
    'Solo puede firmarlo el propietario de la billetera a la que van los pagos.',

  'settlement.signature.subject': 'La consolidación de {amount} necesita una firma',
  'settlement.signature':
    'Una consolidación de {amount} de {business} tiene transacciones sin firmar.',
  'settlement.open': 'Abrir consolidaciones',
  'payout.signature.subject': 'El desembolso de {amount} necesita una firma',
  'payout.signature': 'Un desembolso de {amount} de {business} tiene transacciones sin firmar.',
  'payout.open': 'Abrir desembolso',
  'signature.owner': 'Solo puede firmar el propietario de la billetera a la que van los pagos.',

  'gas.low.subject': 'A {business} le queda poco {symbol} para comisiones de red',
  'gas.low': 'A {business} le quedan {amount} para comisiones de red.',
  'gas.low.covers':
    '{count, plural, =0 {No alcanza para ninguna transferencia de tokens.} one {Alcanza para # transferencia de tokens.} other {Alcanza para # transferencias de tokens.}} Ahora cada una cuesta hasta {fee}.',
  'gas.low.advice':
    'Envía {symbol} a {address}. De lo contrario, no se pueden consolidar, reembolsar ni desembolsar tus tokens.',
  'dashboard.open': 'Abrir panel',

  'digest.subject.DAILY': 'Pagos a {business} el {day}',
  'digest.subject.WEEKLY': 'Pagos a {business} del {from} al {to}',
  'digest.paid':
    '{count, plural, =0 {No se confirmó ningún pago.} one {Se confirmó # pago:} other {Se confirmaron # pagos:}}',
  'digest.refunded':
    '{count, plural, one {Se confirmó # reembolso:} other {Se confirmaron # reembolsos:}}',
  'digest.attention':
    '{count, plural, one {# pago requiere atención ahora.} other {# pagos requieren atención ahora.}}',
  'digest.unmatched':
    '{count, plural, one {# transferencia no corresponde a ningún pago.} other {# transferencias no corresponden a ningún pago.}}',

  'report.subject': 'Tu informe está listo',
  'report.subject.monthly': 'Tu informe mensual está listo',
  'report.text.PAYMENTS':
    'El informe de pagos del {from} al {to} está listo. Puedes descargarlo durante 30 días:',
  'report.text.TRANSFERS':
    'El informe de transferencias del {from} al {to} está listo. Puedes descargarlo durante 30 días:',
  'report.text.REFUNDS':
    'El informe de reembolsos del {from} al {to} está listo. Puedes descargarlo durante 30 días:',
  'report.text.SETTLEMENTS':
    'El informe de consolidaciones del {from} al {to} está listo. Puedes descargarlo durante 30 días:',
  'report.text.TAX':
    'El informe de ingresos por mes del {from} al {to} está listo. Puedes descargarlo durante 30 días:',
  'report.open': 'Abrir informes',

  'invoice.subject': 'Factura {number}: {sum}',
  'invoice.text': 'Las comisiones de los pagos completados hasta el final de {month} son {sum}.',
  'invoice.open': 'Pagar factura',
  'invoice.earlier': 'Consulta los pagos y las facturas anteriores:',
  'invoice.billing': 'Abrir facturación',

  'linkInvoice.subject': '{shop} te envió una factura: {sum}',
  'linkInvoice.text': '{shop} te pide que pagues {sum} por {title}.',
  'linkInvoice.number': 'Factura {number}, emitida por {issuer}.',
  'linkInvoice.line': '{quantity} × {label}, {price} cada uno',
  'linkInvoice.line.one': '{label}, {price}',
  'linkInvoice.due': 'Vence el {day}.',
  'linkInvoice.note': 'Nota de {shop}: {note}',
  'linkInvoice.test': 'Esta es una factura de prueba. No hay que pagar dinero real.',
  'linkInvoice.how': 'Se paga con criptomonedas. Esta página muestra cómo:',
  'linkInvoice.stop':
    '¿No quieres estos correos? Deja de recibir facturas y recordatorios de {shop} por correo:',
  'linkInvoice.stop.open': 'Dejar de recibir correos',
  'linkInvoice.reminder.subject': 'Recordatorio: factura de {shop}, {sum}',
  'linkInvoice.reminder.before': 'La factura de {shop} por {title} vence el {day}: {sum}.',
  'linkInvoice.reminder.today': 'La factura de {shop} por {title} vence hoy: {sum}.',
  'linkInvoice.reminder.after':
    'La factura de {shop} por {title} venció el {day}: {sum}. Aún no está pagada.',
  'linkInvoice.reminder.after.part':
    'La factura de {shop} por {title} venció el {day}: {sum}. Aún no está pagada por completo.',

  'commissions.subject': 'Comisiones de {business}: {sum}',
  'commissions.text':
    '{business} recomendó tu servidor a otras empresas y ganó {sum}. Págale con este enlace:',
  'commissions.open': 'Pagar comisiones',

  fact: '{label}: {value}',
  'fact.invoice': 'Factura',
  'fact.order': 'Pedido',
  'fact.for': 'Concepto',
  'fact.price': 'Precio',
  'fact.receipt': 'Comprobante',
  'fact.paid': 'Pagado con',
  'fact.marked': 'Marcado como pagado por la tienda',
  'fact.over': 'Pagado de más',
  'fact.transaction': 'Transacción',
  'fact.id': 'ID del pago',
  'fact.arrived': 'Recibido',
  'fact.date': 'Fecha',
  'fact.address': 'Dirección',
  'fact.memo': 'Memo',

  'receipt.subject': 'Comprobante {number} de {shop}',
  'receipt.text': '{shop} recibió tu pago.',
  'receipt.marked': '{shop} marcó tu pago como pagado.',
  'receipt.line': '{quantity} × {label}',
  'receipt.test': 'Este fue un pago de prueba. No se movió dinero real.',
  'receipt.open': 'Abrir comprobante',
  'receipt.entered':
    'Alguien indicó esta dirección en la página de pago. ¿No fuiste tú? Puedes ignorar este correo.',
  'customer.questions': '¿Preguntas? Escribe a {email}.',
  'customer.site': '¿Preguntas? Contacta con la tienda: {website}',
  'customer.none.ORDER':
    '¿Preguntas? Escribe a {shop} donde hiciste el pedido e indica este ID del pago.',
  'customer.none.LINK':
    '¿Preguntas? Escribe a {shop} donde recibiste el enlace de pago e indica este ID del pago.',
  'customer.none.INVOICE':
    '¿Preguntas? Escribe a {shop} donde recibiste la factura e indica este ID del pago.',
  'customer.page': 'Abrir página de pago',

  'checkout.amount': 'Importe',
  'checkout.footer': 'Pagos con Billfold',
  'checkout.send.partly.stuck':
    '¿El resto es demasiado pequeño para enviarlo? {merchant} puede aceptar lo que llegó o devolvértelo.',
  'checkout.paid.over': 'Enviaste {amount} de más. Pide a {merchant} que te los devuelva.',
  'checkout.paid.over.how':
    '{merchant} te dará entonces un enlace para indicar la dirección. Puede descontarse la comisión de red.',
  'checkout.paid.over.returned': 'Enviaste {amount} de más. {merchant} te los devolvió.',
  'checkout.paid.less': 'Llegaron {amount} menos que el precio. {merchant} lo acepta.',
  'checkout.sentBack.WAITING_FOR_ADDRESS':
    '{merchant} quiere devolverte {amount} y necesita la dirección de tu billetera.',
  'checkout.sentBack.unsent':
    '{merchant} no tenía ningún correo tuyo al que enviar el enlace: pídelo e indica el ID del pago que figura abajo.',
  'checkout.sentBack.SENT': '{amount} está en camino de vuelta a ti. La red lo está confirmando.',
  'checkout.expired.short': 'Solo llegó una parte del precio',
  'checkout.expired.short.amount': '{amount} llegaron a tiempo.',
  'checkout.expired.short.value': 'Llegaron a tiempo {value} de {price} ({amount}).',
  'checkout.expired.short.text': 'No envíes más. {merchant} puede aceptarlo o devolvértelo.',
  'checkout.send.asked': '{merchant} pide ahora el resto: este pago vuelve a estar abierto.',
  'checkout.expired.wrongAsset':
    'Tus {other} los tiene {merchant}, no se han perdido, pero este pago se hacía en {symbol}. Pide a {merchant} que los acepte o te los devuelva antes de volver a pagar.',
  'checkoutHash.held.wrongAsset': 'Llegaron {other} en vez de {symbol}',
  'checkoutHash.held.wrongAsset.text':
    'Tus {other} los tiene {merchant}, no se han perdido: {merchant} puede aceptarlos o devolverlos. No pagues de nuevo.',
  'checkout.late': 'Tu pago llegó fuera de plazo',
  'checkout.late.text':
    '{amount} llegaron después del plazo. No pagues de nuevo. {merchant} puede aceptarlos o devolvértelos.',
  'checkout.late.cancelled':
    '{amount} llegaron después de cancelar este pago. No pagues de nuevo. {merchant} puede aceptarlos o devolvértelos.',
  'checkout.invalid': 'El pago no se completó',
  'checkout.invalid.text': '{merchant} no aceptó este pago. Pregunta a {merchant} qué hacer.',
  'checkout.invalid.arrived': 'Pago no aceptado',
  'checkout.invalid.arrived.text':
    'Tus {amount} llegaron, pero {merchant} no los aceptó para este pedido. Pide a {merchant} que los acepte o los devuelva antes de volver a pagar.',
  'checkout.invalid.reorged':
    'La red no conservó tu transacción, así que este pedido no está pagado. Revisa tu billetera: las monedas pueden haber vuelto, o pueden enviarse de nuevo. Pregunta a {merchant} antes de volver a pagar.',
  'checkoutHash.lost':
    'Tu transacción falló, o se canceló o reemplazó, así que no llegó nada. Revisa tu billetera antes de enviar de nuevo.',

  'back.link': 'Te enviamos el enlace por correo. ¿No te llegó? Pregunta a {merchant}.',
  'back.WAITING_FOR_MERCHANT': '{merchant} todavía tiene que devolverte {amount}.',
  'problem.subject': '{shop}: {title}',
  'problem.OVERPAID': 'Llegó más que el precio',
  'problem.REST': 'Todavía faltan {rest}',
  'problem.REST.asked': 'Envía el resto, por favor: {rest}',
  'problem.REST.send':
    'Envía {coins} más antes del {until}. La página de pago muestra adónde. Después no lo envíes: pregunta a {merchant}.',
  'problem.REST.tooSmall': 'Faltan {rest}',
  'problem.REST.tooSmall.text':
    'Los {rest} que faltan son demasiado poco para enviar: la comisión de red puede ser mayor. No los envíes.',
  'problem.REST.tooSmall.shop':
    '{merchant} ya lo sabe y puede aceptar lo que llegó o devolvértelo. La página de pago muestra lo que decida.',
  'problem.LOST': 'Tu transacción no llegó',
  'problem.LOST.page': 'La página de pago muestra si este pago todavía se puede hacer.',

  'claim.subject': 'Tu reembolso de {shop}',
  'claim.text': '{shop} te reembolsa {amount}.',
  'claim.text.less': '{shop} te reembolsa {amount}, menos la comisión de red.',
  'claim.advice':
    'Dinos adónde enviarlo. El dinero no vuelve por sí solo a la dirección desde la que pagaste.',
  'claim.open': 'Introducir dirección',
  'claim.expiry': 'Este enlace caduca en 30 días.',
  'claimCode.subject': 'Tu código de reembolso de {shop}',
  'claimCode.text': 'Tu código es {code}. Caduca en 15 minutos.',
  'claimCode.advice':
    'Introdúcelo para que se envíen {amount} a tu dirección. No se lo des nunca a nadie.',
  'claimCode.advice.less':
    'Introdúcelo para que se envíen {amount}, menos la comisión de red, a tu dirección. No se lo des nunca a nadie.',
  'refundSent.subject': '{shop} envió tu reembolso',
  'refundSent.text': '{shop} te envió {amount}.',
  'refundSent.text.less': '{shop} te envió {sent}: {amount}, menos la comisión de red de {fee}.',
  'refundSent.arrival': 'Llegará cuando la red lo haya confirmado.',
};
