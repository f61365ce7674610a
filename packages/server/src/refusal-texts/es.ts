import type { RefusalCatalogue } from './write-refusal.ts';

export const spanish: RefusalCatalogue = {
  // General
  'This did not work': 'No funcionó',
  '{text}': '{text}',
  'Not possible now': 'No es posible ahora',
  'The network cannot be reached at the moment. Try again later.':
    'No se puede acceder a la red en este momento. Inténtalo de nuevo más tarde.',
  'Billfold cannot reach its data at the moment. Try again in a few seconds.':
    'Billfold no puede acceder a sus datos en este momento. Inténtalo de nuevo en unos segundos.',
  'The request cannot be read.': 'No se pudo leer la solicitud.',
  'Unknown error (ID: {id})': 'Error desconocido (ID: {id})',
  'Passwords and seed phrases are accepted only on the pages of this server.':
    'Las contraseñas y las frases semilla solo se aceptan en las páginas de este servidor.',
  'Too many requests from your network are still being sent. Try again in a few seconds.':
    'Aún se están enviando demasiadas solicitudes desde tu red. Inténtalo de nuevo en unos segundos.',
  'Still in progress': 'Sigue en curso',
  'The answer is gone': 'La respuesta ya no está',
  'The call was made, but its answer cannot be read any more. Look at its result.':
    'La acción se realizó, pero su respuesta ya no se puede leer. Consulta el resultado.',
  'The last day is before the first one.': 'El último día es anterior al primero.',
  'Payments cannot be priced in {currency}.': 'No se pueden fijar precios de pagos en {currency}.',
  'This {englishThing} does not exist.': 'Esto no existe o ya no existe.',
  'Sign in to continue.': 'Inicia sesión para continuar.',
  'Check the highlighted fields': 'Revisa los campos marcados',
  'These settings were changed elsewhere. Reload to see them.':
    'Esta configuración se cambió en otro lugar. Recarga la página para verla.',
  'This is not an {network} address that can be paid.':
    'No es una dirección de {network} a la que se pueda pagar.',
  'This is not a {network} address that can be paid.':
    'No es una dirección de {network} a la que se pueda pagar.',
  'Too many attempts': 'Demasiados intentos',
  'The body is larger than {count} KB.': 'La solicitud supera los {count} KB.',
  'Invalid {fields}': 'No válido: {fields}',
  '{field}: {ruleText}': '{field}: {ruleText}',
  'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.':
    'Demasiados intentos. Inténtalo en {minutes, plural, one {# minuto} other {# minutos}}.',
  // Titles: the words of a code
  'Account not empty': 'La cuenta no está vacía',
  'Address invalid': 'Dirección no válida',
  'Amount below minimum': 'Importe inferior al mínimo',
  'Broadcast rejected': 'Rechazado por la red',
  'Business archived': 'Empresa archivada',
  Busy: 'Ocupado en este momento',
  'Chain unavailable': 'Red no disponible',
  'Contact exists': 'El contacto ya existe',
  'Email not verified': 'Correo sin verificar',
  'Intent expired': 'Revisión caducada',
  Internal: 'Error interno',
  'Invalid credentials': 'Datos de acceso incorrectos',
  'Invitation expired': 'Invitación caducada',
  'Key required': 'Se necesita la contraseña',
  'Last owner': 'Único propietario',
  'Not found': 'No encontrado',
  'Not replaceable': 'No se puede reemplazar',
  'Permission denied': 'Sin permiso',
  'Rate unavailable': 'Sin cotización',
  'Refund expired': 'Reembolso caducado',
  'Seed mismatch': 'Frase semilla incorrecta',
  'Stale version': 'Cambió mientras tanto',
  'Token expired': 'Enlace caducado',
  'Token invalid': 'Enlace no válido',
  'Two factor invalid': 'Código de autenticación incorrecto',
  'Two factor required': 'Se necesita un código de autenticación',
  Unauthorized: 'Sin sesión iniciada',
  Unavailable: 'No disponible',
  'Validation failed': 'Revisa los datos',
  'Wallet has pending': 'Transacción pendiente',
  'Wrong encryption key': 'Contraseña de cifrado incorrecta',
  '2fa required for send': 'Se necesita un código para enviar',
  // Accounts
  'This wallet already has an account with this name':
    'Esta billetera ya tiene una cuenta con este nombre',
  'The prepared keys are used up. Enter the cloud encryption password to open more accounts.':
    'Las claves preparadas se agotaron. Introduce la contraseña de cifrado en la nube para abrir más cuentas.',
  'This account holds funds or waits for a transaction. Move its funds first.':
    'Esta cuenta tiene fondos o espera una transacción. Mueve antes sus fondos.',
  'This account has {count} unused addresses. Other wallets would not find funds on further ones. Use one of them first.':
    'Esta cuenta tiene {count} direcciones sin usar. Otras billeteras no encontrarían fondos en más direcciones. Usa antes una de ellas.',
  'Sending is paused': 'Los envíos están en pausa',
  "This account's balance differs from the network's. Try again once its open sends have ended.":
    'El saldo de esta cuenta difiere del de la red. Inténtalo cuando terminen sus envíos pendientes.',
  // Affiliates
  'The code can be chosen only once.': 'El código solo se puede elegir una vez.',
  'Another business has this code. Choose another one.':
    'Otra empresa tiene este código. Elige otro.',
  'A payout starts at {amount} {currency}.': 'El pago mínimo es de {amount} {currency}.',
  // Api keys
  'A business can have {count} API keys. Revoke one first.':
    'Una empresa puede tener {count} claves de API. Revoca antes una.',
  'A business can have {count} saved items. Delete one first.':
    'Una empresa puede tener {count} artículos guardados. Elimina antes uno.',
  'This key was replaced already. Roll the key that took its place.':
    'Esta clave ya se reemplazó. Rota la clave que ocupó su lugar.',
  'Choose at least one scope': 'Elige al menos un permiso',
  'A secret key has no origins: pages must never have it':
    'Una clave secreta no tiene orígenes: las páginas nunca deben tenerla',
  'A publishable key has no scopes': 'Una clave publicable no tiene permisos',
  'A publishable key is used by any browser, so it has no addresses':
    'Una clave publicable la usa cualquier navegador, así que no tiene direcciones',
  'Add at least one origin': 'Añade al menos un origen',
  '{origin} is not an https origin, such as https://shop.example':
    '{origin} no es un origen https como https://shop.example',
  'Must be in the future': 'Debe estar en el futuro',
  // Auth
  'A personal access token cannot do this. Sign in instead.':
    'Un token de acceso personal no puede hacer esto. Inicia sesión.',
  'Email or password is incorrect.': 'El correo o la contraseña son incorrectos.',
  "The demo isn't available on this server.": 'La demo no está disponible en este servidor.',
  'Failed to verify email': 'No se pudo verificar el correo',
  // Balance chart
  'History is kept in USD alone': 'El historial solo se guarda en USD',
  // Businesses
  'This invitation is for another email address. Sign in with that address.':
    'Esta invitación es para otra dirección de correo. Inicia sesión con esa dirección.',
  'You can own 50 businesses. Archive one first.':
    'Puedes ser propietario de 50 empresas. Archiva antes una.',
  'You are the only owner of {business}. Make another member the owner, or archive it.':
    'Eres el único propietario de {business}. Haz propietario a otro miembro o archiva la empresa.',
  'This person is already a member': 'Esta persona ya es miembro',
  '50 invitations are open. Revoke one first.': 'Hay 50 invitaciones abiertas. Revoca antes una.',
  'Payments go to the wallet of this member. Another owner takes them over with a wallet first.':
    'Los pagos van a la billetera de este miembro. Antes, otro propietario debe asumirlos con una billetera.',
  'A business needs an owner. Make another member the owner first.':
    'Una empresa necesita un propietario. Haz antes propietario a otro miembro.',
  'This business is archived. Its records stay, and nothing in it can change.':
    'Esta empresa está archivada. Sus registros se conservan y nada en ella puede cambiar.',
  'This server is a sandbox. Only test mode works here.':
    'Este servidor es un entorno de pruebas. Aquí solo funciona el modo de prueba.',
  'Your role in this business does not allow this.': 'Tu rol en esta empresa no permite esto.',
  'This business admits members with two-factor authentication only. Turn it on.':
    'Esta empresa solo admite miembros con autenticación en dos pasos. Actívala.',
  'This business asks for a new sign-in. Sign out and sign in again.':
    'Esta empresa pide iniciar sesión de nuevo. Cierra la sesión y vuelve a iniciarla.',
  'Turn on two-factor authentication for yourself first':
    'Activa antes tu propia autenticación en dos pasos',
  'Must not be below the minimum price': 'No debe ser inferior al precio mínimo',
  'You are the owner already': 'Ya eres el propietario',
  'This invitation was already accepted.': 'Esta invitación ya se aceptó.',
  'This invitation was withdrawn. Ask for a new one.': 'Esta invitación se revocó. Pide una nueva.',
  'This invitation has expired. Ask for a new one.': 'Esta invitación caducó. Pide una nueva.',
  // Chains
  '{network} is not available on this server.': '{network} no está disponible en este servidor.',
  // Checkout
  'These bytes are no transaction of this network.':
    'Estos bytes no son una transacción de esta red.',
  'This transaction does not pay this payment.': 'Esta transacción no paga este pago.',
  'Details are missing': 'Faltan datos',
  'Fill in what the business asks for first.': 'Completa antes lo que pide la empresa.',
  'This link has a price.': 'Este enlace tiene un precio.',
  'Type an amount.': 'Escribe un importe.',
  'Type {amount} or more.': 'Escribe {amount} o más.',
  'Type {amount} or less.': 'Escribe {amount} o menos.',
  'This payment was cancelled': 'Este pago se canceló',
  'Ask the business for a new payment.': 'Pide a la empresa un pago nuevo.',
  'This payment is paid': 'Este pago está pagado',
  'Nothing more is to be paid.': 'No queda nada por pagar.',
  'The time to pay has ended': 'El plazo para pagar terminó',
  'Ask for a new price on the checkout page.': 'Pide un precio nuevo en la página de pago.',
  'Nothing is chosen to pay with': 'No se eligió con qué pagar',
  'Choose an asset on the checkout page first.': 'Elige antes un activo en la página de pago.',
  'This is a test payment': 'Este es un pago de prueba',
  'No wallet can pay it. Simulate it in the dashboard or with a test key.':
    'Ninguna billetera puede pagarlo. Simúlalo en el panel o con una clave de prueba.',
  'Type your email.': 'Escribe tu correo.',
  'The business does not ask for this.': 'La empresa no pide esto.',
  'This payment has an email': 'Este pago tiene un correo',
  'Ask the business to change the email of this payment.':
    'Pide a la empresa que cambie el correo de este pago.',
  '{label} is required.': '{label}: respuesta obligatoria.',
  '{label} must be an email.': '{label}: debe ser una dirección de correo.',
  '{label} must be one of the options.': '{label}: debe ser una de las opciones.',
  '{label} must be true or false.': '{label}: marca la casilla o déjala sin marcar.',
  'It takes no more data.': 'Ya no admite más datos.',
  // Contacts
  'You can have 1,000 contacts in all your wallets together. Delete some first.':
    'Puedes tener 1000 contactos entre todas tus billeteras. Elimina antes algunos.',
  'The first line must be {columns}': 'La primera línea debe ser {columns}',
  'At most {count} contacts at once': 'Como máximo {count} contactos a la vez',
  "This isn't a valid contact.": 'No es un contacto válido.',
  'This address is already in your contacts.': 'Esta dirección ya está en tus contactos.',
  // Customers
  'A customer has an email, a name or a company.':
    'Un cliente tiene un correo, un nombre o una empresa.',
  'Another customer has this email.': 'Otro cliente tiene este correo.',
  'There is no customer {id}.': 'No existe el cliente {id}.',
  'Name another customer to merge.': 'Indica otro cliente para combinar.',
  'At most {count} customers at once.': 'Como máximo {count} clientes a la vez.',
  'The first line names the columns: {columns}. "{column}" is none of them.':
    'La primera línea nombra las columnas: {columns}. “{column}” no es ninguna de ellas.',
  'The first line names each column once: {columns}.':
    'La primera línea nombra cada columna una vez: {columns}.',
  'A customer with payments stays. Erase the personal data instead.':
    'Un cliente con pagos se conserva. Borra en su lugar los datos personales.',
  'A customer with invoices stays. Erase the personal data instead.':
    'Un cliente con facturas se conserva. Borra en su lugar los datos personales.',
  'A payment of this customer is open. Wait for its end, or cancel it.':
    'Un pago de este cliente está abierto. Espera a que termine o cancélalo.',
  'A refund to this customer is open. Send it, or cancel it.':
    'Un reembolso a este cliente está abierto. Envíalo o cancélalo.',
  'An invoice to this customer is open. Cancel it, and its schedule.':
    'Una factura a este cliente está abierta. Cancélala, y también su programación.',
  'The data of this customer was erased.': 'Los datos de este cliente se borraron.',
  'A refund to one of these customers is open. Send it, or cancel it.':
    'Un reembolso a uno de estos clientes está abierto. Envíalo o cancélalo.',
  'One of these customers was merged or deleted meanwhile.':
    'Uno de estos clientes se combinó o se eliminó mientras tanto.',
  'The data of one of these customers was erased. It stays apart.':
    'Los datos de uno de estos clientes se borraron. Queda aparte.',
  'This row has {count} cells instead of {needed}.':
    'Esta fila tiene {count} celdas en lugar de {needed}.',
  'The column {column} is not valid.': 'La columna {column} no es válida.',
  // Embed sessions
  'The token was made for another page.': 'El token se creó para otra página.',
  'The token of this page was given no scope for that.':
    'El token de esta página no tiene permiso para eso.',
  'Wallets of this server hold real money. Use a live key.':
    'Las billeteras de este servidor guardan dinero real. Usa una clave de producción.',
  'Add {origin} to a publishable key of the business first':
    'Añade antes {origin} a una clave publicable de la empresa',
  // External login
  'This sign-in is over or was begun elsewhere. Try again.':
    'Este inicio de sesión terminó o empezó en otro lugar. Inténtalo de nuevo.',
  'Sign in with your password first, then connect {provider} in Account → Security.':
    'Inicia sesión antes con tu contraseña y luego vincula {provider} en Cuenta → Seguridad.',
  'Verify your email first.': 'Verifica antes tu correo.',
  'Set a password first: this is the only way to sign in.':
    'Crea antes una contraseña: es la única forma de iniciar sesión.',
  'This {provider} login is connected to another account, or you have connected another one.':
    'Este acceso con {provider} está vinculado a otra cuenta, o vinculaste otro.',
  'Verify your email at {provider} first.': 'Verifica antes tu correo en {provider}.',
  // Families
  'The fee has changed': 'La comisión cambió',
  'The fee or the balance changed after your review. Review the new numbers.':
    'La comisión o el saldo cambió desde tu revisión. Revisa las nuevas cifras.',
  'gasLimit is a whole number from {minimum} to {maximum} for a transfer.':
    'gasLimit es un número entero de {minimum} a {maximum} para una transferencia.',
  'Another transaction of this account went first. Review yours again.':
    'Otra transacción de esta cuenta se adelantó. Revisa la tuya de nuevo.',
  'Not enough funds': 'Fondos insuficientes',
  'At most {amount} {symbol} can be sent at this fee.':
    'Con esta comisión se pueden enviar como máximo {amount} {symbol}.',
  "You'd leave less than the network minimum. Send the maximum or less.":
    'Quedaría menos que el mínimo de la red. Envía el máximo o menos.',
  'This would leave too little for the account to exist. Send at most {amount} {symbol}, or everything.':
    'Quedaría demasiado poco para que la cuenta exista. Envía como máximo {amount} {symbol}, o todo.',
  'Nodes do not relay a transaction with a fee rate this low.':
    'Los nodos no transmiten una transacción con una tasa de comisión tan baja.',
  'This would take too many inputs for one transaction. Send a smaller amount.':
    'Harían falta demasiadas entradas para una transacción. Envía un importe menor.',
  'Not enough for the network fee': 'No alcanza para la comisión de red',
  'You need about {amount} on this account to pay the network fee.':
    'Necesitas unos {amount} en esta cuenta para pagar la comisión de red.',
  'The amount must be at least the minimum required.':
    'El importe debe alcanzar el mínimo exigido.',
  'Minimum: {amount}.': 'Mínimo: {amount}.',
  'This fee rate is more than ten times the high one.':
    'Esta tasa de comisión es más de diez veces la alta.',
  'The funds of this account changed meanwhile. Review the payment again.':
    'Los fondos de esta cuenta cambiaron mientras tanto. Revisa el pago de nuevo.',
  'This network has one fee for all: feeRate is Medium, feeRateValue null.':
    'Esta red tiene una comisión para todos: feeRate es Medium y feeRateValue es null.',
  'feeRateValue is sat per virtual byte with at most 3 decimals, for Custom only.':
    'feeRateValue se indica en sat por byte virtual con 3 decimales como máximo, solo para Custom.',
  'This network does not know how to replace a transaction.':
    'Esta red no permite reemplazar una transacción.',
  'This transaction collects the funds of addresses. You can cancel it.':
    'Esta transacción reúne los fondos de varias direcciones. Puedes cancelarla.',
  'This transaction puts a contract on the network. You can cancel it.':
    'Esta transacción pone un contrato en la red. Puedes cancelarla.',
  'This transaction can no longer be replaced, or could never be.':
    'Esta transacción ya no se puede reemplazar, o nunca se pudo.',
  'A later payment spends what this one left.': 'Un pago posterior gasta lo que este dejó.',
  "This transaction can't be sped up": 'Esta transacción no se puede acelerar',
  'This transaction pays enough for the next blocks already.':
    'Esta transacción ya paga lo suficiente para los próximos bloques.',
  'This transaction is in a block already.': 'Esta transacción ya está en un bloque.',
  'The network no longer knows this transaction.': 'La red ya no conoce esta transacción.',
  'Another transaction spends this one already. Speed up that one instead.':
    'Otra transacción ya gasta estos fondos. Acelera esa en su lugar.',
  'What you received is too small to pay the fee.':
    'Lo que recibiste es demasiado poco para pagar la comisión.',
  'Only incoming transactions can be sped up this way.':
    'Solo las transacciones entrantes se pueden acelerar así.',
  'Transactions on this network cannot be sped up this way.':
    'Las transacciones de esta red no se pueden acelerar así.',
  // Identity providers
  '{provider} did not confirm this sign-in. Try again.':
    '{provider} no confirmó este inicio de sesión. Inténtalo de nuevo.',
  '{provider} cannot be reached at the moment. Try again later.':
    'No se puede acceder a {provider} en este momento. Inténtalo más tarde.',
  'Signing in with {provider} is not set up here.':
    'El inicio de sesión con {provider} no está configurado aquí.',
  // Link invoices
  'This schedule is over. Create a new one.': 'Esta programación terminó. Crea una nueva.',
  'An invoice has a price, or lines that make it.':
    'Una factura tiene un precio, o líneas que lo forman.',
  'Reminders count from a due date.': 'Los recordatorios cuentan desde una fecha de vencimiento.',
  'This day is over.': 'Este día ya pasó.',
  'The due date is before the invoice is sent.':
    'La fecha de vencimiento es anterior al envío de la factura.',
  'This customer has no email address.': 'Este cliente no tiene dirección de correo.',
  'The first day is over.': 'El primer día ya pasó.',
  'This invoice is cancelled.': 'Esta factura está cancelada.',
  'This invoice is paid, or is being paid.': 'Esta factura está pagada o se está pagando.',
  // Live
  'Too many windows wait for changes. Close some of them.':
    'Demasiadas ventanas esperan cambios. Cierra algunas.',
  // Logos
  'Choose another picture': 'Elige otra imagen',
  'The file is empty. Choose another picture.': 'El archivo está vacío. Elige otra imagen.',
  'The file is no PNG, JPEG or WebP picture.': 'El archivo no es una imagen PNG, JPEG o WebP.',
  'The picture cannot be read. Save it again, or choose another one.':
    'No se puede leer la imagen. Guárdala de nuevo o elige otra.',
  'The picture is animated. Choose one that stands still.': 'La imagen es animada. Elige una fija.',
  'The picture is larger than 512 kB. Choose a smaller one.':
    'La imagen supera los 512 kB. Elige una más pequeña.',
  'The picture is wider or higher than 3,000 pixels. Choose a smaller one.':
    'La imagen supera los 3000 píxeles de ancho o alto. Elige una más pequeña.',
  // Passwords
  'Must have at least 10 characters': 'Debe tener al menos 10 caracteres',
  'Must not contain your email': 'No debe contener tu correo',
  'This password is too common': 'Esta contraseña es demasiado común',
  // Payment links
  'This link is closed': 'Este enlace está cerrado',
  'The lines do not add up to the price.': 'Las líneas no suman el precio.',
  'A link with a price has no limits.': 'Un enlace con precio no tiene límites.',
  'The highest amount is below the lowest.': 'El importe máximo es inferior al mínimo.',
  'Not possible here': 'No es posible aquí',
  'This link belongs to an invoice. Change or cancel the invoice instead.':
    'Este enlace pertenece a una factura. Cambia o cancela la factura.',
  'The business has paused this link. Try again later.':
    'La empresa pausó este enlace. Inténtalo más tarde.',
  'This link has been paid as often as it may be.':
    'Este enlace se pagó tantas veces como es posible.',
  'The due date of this link is over. Ask the business for a new one.':
    'La fecha de vencimiento de este enlace pasó. Pide uno nuevo a la empresa.',
  'The business has closed this link.': 'La empresa cerró este enlace.',
  // Payment requests
  'Ask for a new price on the checkout page, then open the link again.':
    'Pide un precio nuevo en la página de pago y abre el enlace de nuevo.',
  'Ask the business for a new link.': 'Pide a la empresa un enlace nuevo.',
  'Choose an asset, or do so on the checkout page and open the link again.':
    'Elige un activo, o hazlo en la página de pago y abre el enlace de nuevo.',
  'Choose another one, or pay on the checkout page.': 'Elige otro, o paga en la página de pago.',
  'Do not pay. Ask the business for a new link.': 'No pagues. Pide a la empresa un enlace nuevo.',
  'Fill them in on the checkout page, then open the link again.':
    'Complétalos en la página de pago y abre el enlace de nuevo.',
  'It is for a network or an asset that is not available here.':
    'Es para una red o un activo que no está disponible aquí.',
  'Nothing was signed. Open the link again to see what is asked for now.':
    'No se firmó nada. Abre el enlace de nuevo para ver qué se pide ahora.',
  'Open the https link of a checkout page.': 'Abre el enlace https de una página de pago.',
  'Try again, or pay on its checkout page.': 'Inténtalo de nuevo o paga en su página de pago.',
  'The business asks for details': 'La empresa pide datos',
  'This server cannot pay this request': 'Este servidor no puede pagar esta solicitud',
  'This asset cannot be chosen now': 'Este activo no se puede elegir ahora',
  'The request has changed': 'La solicitud cambió',
  'This link cannot be opened': 'No se puede abrir este enlace',
  'The host has no such payment': 'El sitio no tiene ese pago',
  'The host does not answer': 'El sitio no responde',
  'The host could not be verified': 'No se pudo verificar el sitio',
  // Payments
  'Too many payments wait for this asset right now. Try again, or use another asset.':
    'Demasiados pagos esperan este activo en este momento. Inténtalo de nuevo o usa otro activo.',
  'This business was settled before this server had test payments. Its owner confirms the settlement wallet once more in the settings.':
    'Esta empresa se configuró antes de que este servidor tuviera pagos de prueba. Su propietario debe confirmar de nuevo la billetera de liquidación en la configuración.',
  'This business is paid into public keys alone. Its owner chooses a settlement wallet to take test payments.':
    'Esta empresa solo cobra en claves públicas. Su propietario elige una billetera de liquidación para aceptar pagos de prueba.',
  'Say why the payment is invalid.': 'Indica por qué el pago no es válido.',
  'Say how the payment was paid.': 'Indica cómo se pagó.',
  'This payment cannot be paid in {asset} on {network}.':
    'Este pago no se puede pagar en {asset} en {network}.',
  'Another asset': 'Otro activo',
  'This payment never had a price in this asset, so the transfer cannot count.':
    'Este pago nunca tuvo un precio en este activo, así que la transferencia no puede contar.',
  'There is no such customer.': 'Ese cliente no existe.',
  'There are no prices in {currency}.': 'No hay precios en {currency}.',
  'There is no asset {asset}.': 'No existe el activo {asset}.',
  'Order id in use': 'ID de pedido en uso',
  'Another payment of this order was opened meanwhile. Load the payments again.':
    'Mientras tanto se abrió otro pago de este pedido. Recarga los pagos.',
  'This business is suspended and takes no payments.':
    'Esta empresa está suspendida y no acepta pagos.',
  'Choose the assets that the business accepts first.':
    'Elige antes los activos que acepta la empresa.',
  'This payment cannot be paid in {asset}.': 'Este pago no se puede pagar en {asset}.',
  'This price is too low or too high for every asset that can pay it.':
    'Este precio es demasiado bajo o alto para todos los activos posibles.',
  'There is no price of these assets right now. Try again in a minute.':
    'No hay cotización de estos activos ahora. Inténtalo en un minuto.',
  'Use an address on {hosts}, or allow its host in the developer settings.':
    'Usa una dirección en {hosts}, o permite su host en la configuración de desarrollo.',
  'Enter more than 0 {symbol}.': 'Introduce más de 0 {symbol}.',
  'Name an asset of the network {network}.': 'Indica un activo de la red {network}.',
  'What can be replaced has no block yet.': 'Lo que se puede reemplazar aún no está en un bloque.',
  'A contract pays coins of Ethereum or BSC alone.':
    'Un contrato solo paga criptomonedas de Ethereum o BSC.',
  'A period has at most {count} days.': 'Un período tiene como máximo {count} días.',
  'Only an expired payment of which a part came can be asked again.':
    'Solo se puede pedir el resto de un pago caducado del que llegó una parte.',
  'Only a payment for which nothing came can be cancelled.':
    'Solo se puede cancelar un pago por el que no llegó nada.',
  'Only money that came too late or was too little can be accepted.':
    'Solo se puede aceptar dinero que llegó tarde o fue insuficiente.',
  'Only a payment that is not final can be marked as invalid.':
    'Solo se puede marcar como no válido un pago que no es definitivo.',
  'Only a payment that is open or has ended can be marked as paid.':
    'Solo se puede marcar como pagado un pago abierto o que ya terminó.',
  'Its price has arrived. Accept it instead.': 'Su precio ya llegó. Acéptalo en su lugar.',
  'Money of it goes back. Ask for a new payment instead.':
    'Hay dinero de este pago que se devuelve. Pide un pago nuevo en su lugar.',
  'A method can be chosen until money comes.':
    'La forma de pago se puede elegir hasta que llegue dinero.',
  'Already refunded': 'Ya reembolsado',
  'Already decided': 'Ya decidido',
  'A refund is open': 'Hay un reembolso abierto',
  'Payment {id} has this order id. Cancel it, or use another order id.':
    'El pago {id} tiene este ID de pedido. Cancélalo o usa otro ID de pedido.',
  'A price in {currency} has at most {count} decimals.':
    'Un precio en {currency} tiene como máximo {count} decimales.',
  'A price is above zero.': 'Un precio es mayor que cero.',
  'A price is at most 1,000,000,000,000,000.': 'Un precio es como máximo 1 000 000 000 000 000.',
  'Only an expired payment for which nothing came gets a new price.':
    'Solo recibe un precio nuevo un pago caducado por el que no llegó nada.',
  'Nothing about it needs attention.': 'Nada en él requiere atención.',
  'Only test payments are simulated.': 'Solo se simulan pagos de prueba.',
  'Choose a method first.': 'Elige antes una forma de pago.',
  'This payment is {englishStatus}. {remedyText}':
    'El estado de este pago no lo permite. {remedyText}',
  'This transfer was refunded. Reload the list.':
    'Esta transferencia se reembolsó. Recarga la lista.',
  'Another member has already decided about this transfer. Reload the list.':
    'Otro miembro ya decidió sobre esta transferencia. Recarga la lista.',
  'A refund of this transfer is open. Cancel it first, or wait until it is confirmed.':
    'Hay un reembolso abierto de esta transferencia. Cancélalo antes o espera a que se confirme.',
  // Payments accounts
  'List each asset only once': 'Incluye cada activo solo una vez',
  'There is no asset {asset}': 'No existe el activo {asset}',
  'Only accounts on Ethereum and BNB Smart Chain are counted by their address.':
    'Solo las cuentas de Ethereum y BNB Smart Chain se numeran por su dirección.',
  'Only accounts on Bitcoin and Litecoin have a choice of address type.':
    'Solo las cuentas de Bitcoin y Litecoin permiten elegir el tipo de dirección.',
  '{asset} is no longer offered': '{asset} ya no se ofrece',
  'You stay an owner with your own wallet': 'Sigues siendo propietario con tu propia billetera',
  'Payments arrive at a public key of another wallet on Bitcoin and Litecoin only.':
    'Los pagos solo llegan a una clave pública de otra billetera en Bitcoin y Litecoin.',
  'The first address is another one. Compare the addresses with your wallet again.':
    'La primera dirección es otra. Compara de nuevo las direcciones con tu billetera.',
  'This key already receives elsewhere. Export an account that is for this shop alone.':
    'Esta clave ya recibe en otro lugar. Exporta una cuenta que sea solo para esta tienda.',
  'Try again in a moment.': 'Inténtalo en un momento.',
  'Confirm the seed phrase of this wallet first: the business will be paid into it.':
    'Confirma antes la frase semilla de esta billetera: la empresa cobrará en ella.',
  'This business is paid into another wallet already.': 'Esta empresa ya cobra en otra billetera.',
  'Payments go to another wallet by now. Load the team again.':
    'Los pagos van ahora a otra billetera. Recarga el equipo.',
  'Choose the wallet that the business is paid into first.':
    'Elige antes la billetera en la que cobra la empresa.',
  'Choose a public key of your own wallet first. Payments would go nowhere.':
    'Elige antes una clave pública de tu propia billetera. De lo contrario, los pagos no llegarían a ninguna parte.',
  '{asset} takes the address mode {modesText}': '{asset} admite el modo de direcciones {modesText}',
  'This is a private key or a seed phrase, and it was not stored. Move your funds if anyone else may have seen it, and paste the public key.':
    'Es una clave privada o una frase semilla, y no se guardó. Mueve tus fondos si alguien más puede haberla visto y pega la clave pública.',
  'Paste the extended public key or the output descriptor that your wallet exports.':
    'Pega la clave pública extendida o el descriptor de salida que exporta tu billetera.',
  'A character of this key is wrong or missing. Export it again.':
    'Un carácter de esta clave es incorrecto o falta. Expórtala de nuevo.',
  'This key belongs to another network. Export the one of this network.':
    'Esta clave es de otra red. Exporta la de esta red.',
  'This descriptor has no checksum. Export it with the eight characters after #.':
    'Este descriptor no tiene suma de verificación. Expórtalo con los ocho caracteres después de #.',
  'The checksum of this descriptor does not match. Export the descriptor again.':
    'La suma de verificación de este descriptor no coincide. Exporta el descriptor de nuevo.',
  'Addresses behind a hardened step need the private key. Export the key of the account.':
    'Las direcciones tras un paso reforzado necesitan la clave privada. Exporta la clave de la cuenta.',
  'Keys of several signers are not supported. Export an account with one key.':
    'No se admiten claves de varios firmantes. Exporta una cuenta con una sola clave.',
  'Only descriptors of the forms pkh, sh(wpkh), wpkh and tr with one key are supported.':
    'Solo se admiten descriptores de las formas pkh, sh(wpkh), wpkh y tr con una sola clave.',
  'A descriptor must end its key with /0/* or /<0;1>/*.':
    'Un descriptor debe terminar su clave con /0/* o /<0;1>/*.',
  'This is not the key of an account. Export the account, not the wallet or a branch.':
    'No es la clave de una cuenta. Exporta la cuenta, no la billetera ni una rama.',
  'The path in brackets does not belong to this key or this kind of address.':
    'La ruta entre corchetes no corresponde a esta clave o a este tipo de dirección.',
  'This key is of another kind of address than the chosen one.':
    'Esta clave es de un tipo de dirección distinto del elegido.',
  '{oneText} or {otherText}': '{oneText} o {otherText}',
  // Payouts
  'Check the lines': 'Revisa las líneas',
  'A quotation mark in this file is not closed.': 'Hay unas comillas sin cerrar en este archivo.',
  'This file has no lines to pay.': 'Este archivo no tiene líneas que pagar.',
  'Too many lines': 'Demasiadas líneas',
  'This file has {count} lines. One payout on this network has at most {most}.':
    'Este archivo tiene {count} líneas. Un desembolso en esta red tiene como máximo {most}.',
  'This address belongs to your business.': 'Esta dirección pertenece a tu empresa.',
  'A reference has at most {count} characters.':
    'Una referencia tiene como máximo {count} caracteres.',
  'This line repeats line {line}. Accept duplicates to pay both.':
    'Esta línea repite la línea {line}. Acepta duplicados para pagar ambas.',
  'Write the amount in digits with a point, such as 12.50.':
    'Escribe el importe en cifras con un punto, como 12.50.',
  '{symbol} has at most {count} decimals.': '{symbol} tiene como máximo {count} decimales.',
  'An amount is above zero.': 'Un importe es mayor que cero.',
  'An amount is at least {amount} {symbol}.': 'Un importe es al menos {amount} {symbol}.',
  '{count, plural, one {# line} other {# lines}} cannot be paid. Line {line}: {problemText}':
    '{count, plural, one {# línea no se puede pagar} other {# líneas no se pueden pagar}}. Línea {line}: {problemText}',
  'Send {amountsText} to your settlement account first. Nothing was sent.':
    'Envía antes {amountsText} a tu cuenta de liquidación. No se envió nada.',
  'Send {amountsText} to {address} first. Nothing was sent.':
    'Envía antes {amountsText} a {address}. No se envió nada.',
  'This line has {count} cells instead of {needed}.':
    'Esta línea tiene {count} celdas en lugar de {needed}.',
  'The first line names the columns, separated by commas: address, amount and, if you want, memo and reference.':
    'La primera línea nombra las columnas, separadas por comas: address, amount y, si quieres, memo y reference.',
  'The settlement wallet changed.': 'La billetera de liquidación cambió.',
  '{oneText} and {otherText}': '{oneText} y {otherText}',
  // Personal tokens
  'Must be in the future, at most a year from now':
    'Debe estar en el futuro, como máximo a un año de hoy',
  'There are {count} tokens already. Revoke one first.': 'Ya hay {count} tokens. Revoca antes uno.',
  // Rates
  'Prices are unavailable right now. Try again later.':
    'Los precios no están disponibles ahora. Inténtalo más tarde.',
  // Receipts
  'No email known': 'No se conoce ningún correo',
  'There is no email address for this payment. Print the receipt instead.':
    'No hay dirección de correo para este pago. Imprime el comprobante.',
  'Only the receipt of a confirmed payment is sent.':
    'Solo se envía el comprobante de un pago confirmado.',
  // Refunds
  'No refund link was emailed. Ask the shop for it.':
    'No se envió por correo ningún enlace de reembolso. Pídelo a la tienda.',
  'Send it from your own wallet': 'Envíalo desde tu propia billetera',
  'This money is in your own wallet, whose keys are not here. Send {amount} to {address} from there, then record the transaction with the API.':
    'Este dinero está en tu propia billetera, cuyas claves no están aquí. Envía desde allí {amount} a {address} y registra luego la transacción con la API.',
  'Less than its fee': 'Menos que su comisión',
  'The network fee that the customer pays is higher than the refund.':
    'La comisión de red que paga el cliente es mayor que el reembolso.',
  'There is no price of {symbol} now. Pay the network fee, or try again later.':
    'No hay precio de {symbol} ahora. Paga tú la comisión de red o inténtalo más tarde.',
  'Your refund needs no code, because the shop does not know your email address.':
    'Tu reembolso no necesita código, porque la tienda no conoce tu correo.',
  'This code is wrong or has expired. Enter the newest code, or have a new one emailed.':
    'Este código es incorrecto o caducó. Introduce el más reciente o pide que te enviemos uno nuevo.',
  'Collect the funds first': 'Consolida antes los fondos',
  'No single account of the business has enough {symbol} and the fee of this refund. Collect the funds of the payment addresses first.':
    'Ninguna cuenta de la empresa tiene por sí sola suficiente {symbol} y la comisión de este reembolso. Consolida antes los fondos de las direcciones de pago.',
  'This test payment was simulated. No money came that could go back.':
    'Este pago de prueba se simuló. No llegó dinero que pudiera devolverse.',
  'Nothing to refund': 'Nada que reembolsar',
  'More than came': 'Más de lo que llegó',
  'At most {amount} {symbol} can go back.': 'Se pueden devolver como máximo {amount} {symbol}.',
  'Not overpaid': 'Sin pago en exceso',
  'This payment received no {symbol} above its price.':
    'Este pago no recibió {symbol} por encima de su precio.',
  'This payment has another refund. Name the amount instead.':
    'Este pago ya tiene otro reembolso. Indica el importe en su lugar.',
  'A refund cannot be priced in {currency}.': 'Un reembolso no se puede expresar en {currency}.',
  'A refund is above zero.': 'Un reembolso es mayor que cero.',
  'There is no price of {symbol} in {currency} now. Name the coins instead.':
    'No hay precio de {symbol} en {currency} ahora. Indica la cantidad de criptomonedas.',
  'A fee has at most 4 decimals.': 'Una comisión tiene como máximo 4 decimales.',
  'A fee is below 100 %.': 'Una comisión es inferior al 100 %.',
  'The settlement wallet has this money. Sign the refund instead.':
    'La billetera de liquidación tiene este dinero. Firma el reembolso.',
  'This business used the key with an earlier settlement wallet, and its refunds belong to that one. Export another account.':
    'Esta empresa usó la clave con una billetera de liquidación anterior, y sus reembolsos pertenecen a ella. Exporta otra cuenta.',
  'A transaction is prepared for native SegWit keys only. Send the refund from your wallet, and record it.':
    'Solo se prepara una transacción para claves SegWit nativas. Envía el reembolso desde tu billetera y regístralo.',
  'Too few coins': 'Faltan monedas',
  'The addresses that payments got hold too little for this refund and its fee now. Send it from your wallet, and record it.':
    'Las direcciones que recibieron pagos tienen ahora muy poco para este reembolso y su comisión. Envíalo desde tu billetera y regístralo.',
  'Prepare the transaction of this refund first.':
    'Prepara primero la transacción de este reembolso.',
  'This is no partially signed transaction. Export it from your wallet again.':
    'Esto no es una transacción firmada parcialmente. Expórtala otra vez desde tu billetera.',
  'This is another transaction than the one that was prepared. Nothing was sent.':
    'Esta transacción no es la que se preparó. No se envió nada.',
  'A signature is missing. Sign the transaction with the wallet of this key.':
    'Falta una firma. Firma la transacción con la billetera de esta clave.',
  'A signature is not valid. Sign the prepared transaction again. Nothing was sent.':
    'Una firma no es válida. Vuelve a firmar la transacción preparada. No se envió nada.',
  'A reorganisation took back what the prepared transaction spends. Try again later.':
    'Una reorganización anuló lo que gasta la transacción preparada. Inténtalo más tarde.',
  'Your wallet has spent the coins of the prepared transaction. If it sent this refund, record that transaction.':
    'Tu billetera gastó las monedas de la transacción preparada. Si con eso envió este reembolso, registra esa transacción.',
  'A transaction that was prepared for your wallet can still pay this refund. Send that one, or spend its coins in your wallet first.':
    'Una transacción preparada para tu billetera todavía puede pagar este reembolso. Envía esa, o gasta antes sus monedas en tu billetera.',
  'A transaction that was prepared for an earlier refund can still be mined. Prepare this refund too: it spends the same coins, so that only one of both is paid.':
    'Una transacción que se preparó para un reembolso anterior aún puede confirmarse. Prepara también este reembolso: gasta las mismas monedas, así que solo se paga uno de los dos.',
  'The network does not know this transaction.': 'La red no conoce esta transacción.',
  'This transaction has {depth} of {final} confirmations. Record it again later.':
    'Esta transacción tiene {depth} de {final} confirmaciones. Regístrala más tarde.',
  'This transaction does not send {amount} {symbol} to {address} after the refund was created.':
    'Esta transacción no envía {amount} {symbol} a {address} después de crearse el reembolso.',
  'Another refund to this address was recorded with this transaction.':
    'Ya se registró otro reembolso a esta dirección con esta transacción.',
  'This address cannot be paid on {network}.': 'No se puede pagar a esta dirección en {network}.',
  'This address receives payments to the business. Use one of the customer.':
    'Esta dirección recibe pagos de la empresa. Usa una del cliente.',
  'We cannot send to this address on {network}. Copy your address again from your wallet or exchange.':
    'No podemos enviar a esta dirección en {network}. Vuelve a copiar tu dirección de tu wallet o exchange.',
  'This address belongs to the shop. Enter the address of your own wallet or exchange.':
    'Esta dirección es de la tienda. Introduce la dirección de tu propia wallet o exchange.',
  'There are no comments on {network}. Leave the comment empty.':
    'En {network} no hay comentarios. Deja el comentario vacío.',
  'This comment cannot be sent on {network}. Copy it again, or shorten it.':
    'Este comentario no se puede enviar en {network}. Vuelve a copiarlo o acórtalo.',
  'Only a refund that is not signed can be cancelled.':
    'Solo se puede cancelar un reembolso sin firmar.',
  'This refund is {englishStatus}. {remedyText}':
    'El estado de este reembolso no lo permite. {remedyText}',
  'It went back with the refund of another transfer.':
    'Se devolvió con el reembolso de otra transferencia.',
  'What came can go back once it is confirmed, cancelled or expired.':
    'Lo que llegó se podrá devolver cuando el pago esté confirmado, cancelado o vencido.',
  'A refund is possible once the money is confirmed.':
    'Podrás reembolsar cuando el dinero esté confirmado.',
  'It counts for a payment. Refund that payment instead.':
    'Cuenta para un pago. Reembolsa ese pago.',
  'It is ignored. Reopen it first.': 'Está ignorada. Reábrela antes.',
  'Choose what goes back: {assetsText}.': 'Elige qué se devuelve: {assetsText}.',
  'No {englishAsset} came that could go back.': 'No llegó nada de eso que pudiera devolverse.',
  'The shop withdrew this refund. Ask the shop if you still expect it.':
    'La tienda retiró este reembolso. Pregunta a la tienda si aún lo esperas.',
  'This link has expired. Ask the shop for a new one.':
    'Este enlace caducó. Pide uno nuevo a la tienda.',
  'This refund already has an address. Not yours? Tell the shop before it sends the refund.':
    'Este reembolso ya tiene una dirección. ¿No es la tuya? Avisa a la tienda antes de que envíe el reembolso.',
  'Only a refund with an address that is not on its way can be signed.':
    'Solo se puede firmar un reembolso con dirección que no esté en camino.',
  // Reports
  'Settlements are not priced in a currency.': 'Las consolidaciones no tienen moneda de precio.',
  'A report has at most {count} days.': 'Un informe tiene como máximo {count} días.',
  // Sandbox
  'A price is above zero, below a trillion, with at most 18 decimals.':
    'Un precio es mayor que cero, menor que un billón y tiene como máximo 18 decimales.',
  'The sandbox is mining. Wait a moment.': 'El entorno de pruebas está minando. Espera un momento.',
  'Payments on {network} have no comment.': 'Los pagos en {network} no tienen comentario.',
  'Payments on {network} have no reference.': 'Los pagos en {network} no tienen referencia.',
  'The reference is not an address of {network}.':
    'La referencia no es una dirección de {network}.',
  'The faucet of this network pays {network} and its tokens only.':
    'El faucet de esta red solo paga {network} y sus tokens.',
  'Nothing was replaced. The network says: {reason}': 'No se reemplazó nada. La red dice: {reason}',
  'The inputs of this transaction do not cover that fee. Offer less.':
    'Las entradas de esta transacción no cubren esa comisión. Ofrece menos.',
  'A fee rate of {network} has at most {count} decimals.':
    'Una tasa de comisión de {network} tiene como máximo {count} decimales.',
  'The faucet does not have that much. Request less.': 'El faucet no tiene tanto. Pide menos.',
  'The network passes on {amount} {symbol} or more.': 'La red transmite {amount} {symbol} o más.',
  'The ledger does not have this many blocks above its first one.':
    'El libro mayor no tiene tantos bloques por encima del primero.',
  'The faucet has no coins left.': 'El faucet no tiene más criptomonedas.',
  'This transaction is in a block. Undo the block first.':
    'Esta transacción está en un bloque. Deshaz antes el bloque.',
  'The faucet did not send this transaction: its key is not here.':
    'El faucet no envió esta transacción: su clave no está aquí.',
  'On {network} nothing takes the place of what waits.':
    'En {network} nada reemplaza a lo que espera.',
  'This is not {englishName} address that can be paid this much.':
    'No se puede pagar tanto a esta dirección.',
  'On {network} nobody can imitate an address here.':
    'En {network} no se puede imitar una dirección aquí.',
  'The network says: {reason}. Try again.': 'La red dice: {reason}. Inténtalo de nuevo.',
  '{network} has fixed fees, which do not rise.': '{network} tiene comisiones fijas, que no suben.',
  // Sends
  'There is no such token on {network}.': 'No existe ese token en {network}.',
  'This server cannot send tokens on {network}.':
    'Este servidor no puede enviar tokens en {network}.',
  'Enter the code from your authenticator app to send.':
    'Introduce el código de tu app de autenticación para enviar.',
  'This network has no gas': 'Esta red no tiene gas',
  'This looks like the same payment again': 'Parece el mismo pago otra vez',
  'The network fee went up. Review the new fee.':
    'La comisión de red subió. Revisa la nueva comisión.',
  'The fee is high': 'La comisión es alta',
  'The fee is {fee}, and {usual} would be usual. Accept the fee to send.':
    'La comisión es {fee}, y lo habitual sería {usual}. Acepta la comisión para enviar.',
  'Your review has expired. Review the transaction again.':
    'Tu revisión caducó. Revisa la transacción de nuevo.',
  'This review was already used. Review the next transaction separately.':
    'Esta revisión ya se usó. Revisa la siguiente transacción por separado.',
  'This differs from what you reviewed. Nothing was signed.':
    'Esto difiere de lo que revisaste. No se firmó nada.',
  'This review no longer exists. Review the transaction again.':
    'Esta revisión ya no existe. Revisa la transacción de nuevo.',
  'The transaction is unreadable, not valid for the network, or not signed with the keys of this account. Nothing was sent.':
    'La transacción no se puede leer, no es válida para la red o no está firmada con las claves de esta cuenta. No se envió nada.',
  'The network refused the transaction': 'La red rechazó la transacción',
  '{network} has no memos.': '{network} no tiene memos.',
  'The memo is not valid text.': 'El memo no es un texto válido.',
  'A memo on {network} has at most {count} bytes.':
    'Un memo en {network} tiene como máximo {count} bytes.',
  'This asset has at most {count} decimals.': 'Este activo tiene como máximo {count} decimales.',
  'This is not an amount.': 'No es un importe.',
  'Nothing was sent. The network says: no reason given':
    'No se envió nada. La red no da ningún motivo.',
  'Nothing was sent. The network says: {reason}': 'No se envió nada. La red dice: {reason}',
  // Step up
  'The password is incorrect.': 'La contraseña es incorrecta.',
  'Confirm that it is you': 'Confirma que eres tú',
  'Enter your password.': 'Introduce tu contraseña.',
  'Sign in again to continue. This needs a sign-in within the last 15 minutes.':
    'Inicia sesión de nuevo para continuar. Hace falta un inicio de sesión de los últimos 15 minutos.',
  'Enter a two-factor code.': 'Introduce un código de autenticación.',
  // Sweeps
  'Nothing to collect': 'Nada que consolidar',
  'No payment address has {symbol} that is worth its fee and free to move.':
    'Ninguna dirección de pago tiene {symbol} que valga su comisión y se pueda mover.',
  'Payments on {network} arrive in the settlement account itself. Send {symbol} from there.':
    'Los pagos en {network} llegan a la propia cuenta de liquidación. Envía {symbol} desde allí.',
  'Not enough for the fees': 'No alcanza para las comisiones',
  'Send {amount} {symbol} to {address} first. It pays the network fees.':
    'Envía antes {amount} {symbol} a {address}. Con ello se pagan las comisiones de red.',
  'Another sweep moves these funds, or the settlement wallet changed.':
    'Otra consolidación mueve estos fondos, o la billetera de liquidación cambió.',
  'A sweep moves the funds of this address. Try again when it is done.':
    'Una consolidación está moviendo los fondos de esta dirección. Inténtalo de nuevo cuando termine.',
  'Daily limit reached': 'Límite diario alcanzado',
  'You can send {limit} USD in 24 hours. {left} USD is left now.':
    'Puedes enviar {limit} USD en 24 horas. Ahora quedan {left} USD.',
  'The price is not known now, and a rule of this server needs it. Try again later.':
    'El precio no se conoce ahora y una regla de este servidor lo necesita. Inténtalo más tarde.',
  'New recipient': 'Destinatario nuevo',
  'More than {amount} USD can be sent only to contacts that you have had for {hours} h. Save this address as a contact first.':
    'Solo puedes enviar más de {amount} USD a contactos que tengas desde hace {hours} h. Guarda primero esta dirección como contacto.',
  'You can send more than {amount} USD to this contact from {time} UTC.':
    'Puedes enviar más de {amount} USD a este contacto a partir del {time} UTC.',
  'These addresses cannot be collected together now.':
    'Ahora no se pueden reunir estas direcciones en una sola transacción.',
  // Transfers out
  'The plan has expired': 'El plan caducó',
  'Fees may have changed. Make a new plan.':
    'Las comisiones pueden haber cambiado. Haz un plan nuevo.',
  'The plan is outdated': 'El plan está desactualizado',
  'The fees are {fees}, and {usual} would be usual. Accept the fee to go on.':
    'Las comisiones son {fees}, y lo habitual sería {usual}. Acepta la comisión para continuar.',
  'Not your wallet': 'No es tu billetera',
  'Only the owner of the settlement wallet can sign.':
    'Solo puede firmar el propietario de la billetera de liquidación.',
  'Another call sends this part. Look at its result.':
    'Otra llamada envía esta parte. Consulta su resultado.',
  'Earlier sends wait for a block. Sign the rest after it.':
    'Hay envíos anteriores que esperan un bloque. Firma el resto después.',
  'The server signs one transaction for many addresses.':
    'El servidor firma una sola transacción para muchas direcciones.',
  'The fees for these addresses are on their way. Sign the rest when they have arrived.':
    'Las comisiones para estas direcciones están en camino. Firma el resto cuando hayan llegado.',
  '{causeText} Make a new plan.': '{causeText} Haz un plan nuevo.',
  'Nothing is left to sign.': 'No queda nada por firmar.',
  'It sends nothing any more.': 'Ya no envía nada.',
  'This {englishThing} is {englishStatus}. {remedyText}': 'El estado no lo permite. {remedyText}',
  // Two factor
  'Two-factor sign-in is off.': 'La autenticación en dos pasos está desactivada.',
  "That code isn't right.": 'Ese código no es correcto.',
  'Begin with a new secret.': 'Empieza con una clave nueva.',
  '2FA code is required to login': 'Se necesita un código de autenticación para iniciar sesión',
  'Two-factor sign-in is on already. Turn it off first.':
    'La autenticación en dos pasos ya está activada. Desactívala antes.',
  // User deletion
  'Delete your wallets first. Make sure that you have their seed phrases.':
    'Elimina antes tus billeteras. Asegúrate de que tienes sus frases semilla.',
  'Payments to {business} go to public keys that you chose. Another owner takes them over with a wallet first, or archives the business.':
    'Los pagos a {business} van a claves públicas que elegiste. Antes, otro propietario se hace cargo de ellos con una billetera o archiva la empresa.',
  // Users
  'An account with this email already exists.': 'Ya existe una cuenta con este correo.',
  'This link is not valid or was already used. Request a new one.':
    'Este enlace no es válido o ya se usó. Solicita uno nuevo.',
  'This link has expired. Request a new one.': 'Este enlace caducó. Solicita uno nuevo.',
  'An event is given twice': 'Un evento está dos veces',
  'Emails about your password and two-factor sign-in are always on.':
    'Los correos sobre tu contraseña y la autenticación en dos pasos siempre están activados.',
  'Not a time zone': 'No es una zona horaria',
  'Not a language': 'No es un idioma',
  // Vault
  'Billfold cannot sign at the moment. Try again in a few seconds.':
    'Billfold no puede firmar en este momento. Inténtalo en unos segundos.',
  'The cloud encryption password is incorrect.':
    'La contraseña de cifrado en la nube es incorrecta.',
  'This phrase belongs to a different wallet.': 'Esta frase pertenece a otra billetera.',
  'Too many requests at once. Try again in a few seconds.':
    'Demasiadas solicitudes a la vez. Inténtalo en unos segundos.',
  'The amount is not the one that was reviewed. Nothing was signed.':
    'El importe no es el que se revisó. No se firmó nada.',
  'The asset is not the one that was reviewed. Nothing was signed.':
    'El activo no es el que se revisó. No se firmó nada.',
  'The fee is not the one that was reviewed. Nothing was signed.':
    'La comisión no es la que se revisó. No se firmó nada.',
  'The memo is not the one that was reviewed. Nothing was signed.':
    'El memo no es el que se revisó. No se firmó nada.',
  'The network is not the one that was reviewed. Nothing was signed.':
    'La red no es la que se revisó. No se firmó nada.',
  'The recipient is not the one that was reviewed. Nothing was signed.':
    'El destinatario no es el que se revisó. No se firmó nada.',
  // Wallets
  'Password is too weak': 'La contraseña es demasiado débil',
  'Must differ from your sign-in password': 'Debe ser distinta de tu contraseña de acceso',
  'Verify your email address before you create a wallet.':
    'Verifica tu dirección de correo antes de crear una billetera.',
  'Choose an account that is in use and can hold the asset':
    'Elige una cuenta en uso que pueda tener el activo',
  'This is not the name of the wallet': 'Ese no es el nombre de la billetera',
  'A transaction of this wallet is still pending. Delete the wallet once it is confirmed.':
    'Una transacción de esta billetera sigue pendiente. Elimina la billetera cuando se confirme.',
  'This wallet was sealed differently. Load it again, or unlock it once with its password.':
    'Esta billetera se selló de otra forma. Cárgala de nuevo o desbloquéala una vez con su contraseña.',
  'This proof does not belong to an evaluation of the last 15 minutes.':
    'Esta prueba no pertenece a una evaluación de los últimos 15 minutos.',
  'You have {count} wallets already. Wallets that you deleted count for 30 days.':
    'Ya tienes {count} billeteras. Las eliminadas cuentan durante 30 días.',
  'Turn on two-factor sign-in first.': 'Activa antes la autenticación en dos pasos.',
  'You already have a wallet with this name': 'Ya tienes una billetera con este nombre',
  'Enter either the password or the seed phrase, not both.':
    'Introduce la contraseña o la frase semilla, no ambas.',
  'Enter the password or the seed phrase.': 'Introduce la contraseña o la frase semilla.',
  'List each account only once': 'Incluye cada cuenta solo una vez',
  'This wallet receives the payments of {businesses}. Archive it in the business settings first, then delete the wallet.':
    'Esta billetera recibe los pagos de {businesses}. Archiva antes la empresa en su configuración y elimina después la billetera.',
  'This wallet receives the payments of {businesses}. Archive them in the business settings first, then delete the wallet.':
    'Esta billetera recibe los pagos de {businesses}. Archiva antes las empresas en su configuración y elimina después la billetera.',
  'Customers of {businesses} may still pay into this wallet. You can delete it 30 days after the last of these payments has ended.':
    'Los clientes de {businesses} aún pueden pagar a esta billetera. Podrás eliminarla 30 días después de que termine el último de estos pagos.',
  'A seed phrase has 12, 15, 18, 21 or 24 words. This one has {count}.':
    'Una frase semilla tiene 12, 15, 18, 21 o 24 palabras. Esta tiene {count}.',
  'Not in the word list: word {positions}.':
    'No está en la lista de palabras: palabra {positions}.',
  'Not in the word list: words {positions}.':
    'No están en la lista de palabras: palabras {positions}.',
  'Every word is valid, but the phrase is not. Check the order.':
    'Todas las palabras son válidas, pero la frase no. Comprueba el orden.',
  // Webhooks
  'A business can have {count} webhooks in each mode. Delete one first.':
    'Una empresa puede tener {count} webhooks en cada modo. Elimina antes uno.',
  'This webhook is turned off. Turn it on first.': 'Este webhook está desactivado. Actívalo antes.',
  'The period has more than {count} events. Choose a shorter one.':
    'El período tiene más de {count} eventos. Elige uno más corto.',
  'The body of this event is no longer kept. Load its payment instead.':
    'El contenido de este evento ya no se guarda. Carga su pago.',
  'This is not a URL.': 'No es una URL.',
  'Use an https address.': 'Usa una dirección https.',
  'Leave the user name and password out.': 'Omite el nombre de usuario y la contraseña.',
  'Leave the part after # out.': 'Omite la parte después de #.',
  'Use a host name instead of an IP address.':
    'Usa un nombre de host en lugar de una dirección IP.',
  'This host name leads to a private network.': 'Este nombre de host lleva a una red privada.',
  'Use port 443, 8443 or one from 1024 on.': 'Usa el puerto 443, 8443 o uno a partir de 1024.',
  'The host name does not resolve.': 'El nombre de host no se resuelve.',
  'The host resolves to {address}, which is not a public address.':
    'El host lleva a {address}, que no es una dirección pública.',
  // Rules of fields
  'is not valid': 'Valor no válido.',
  'is required': 'Campo obligatorio.',
  'is not a known field': 'Este campo no se conoce.',
  'must not be empty': 'No debe estar vacío.',
  'must be text': 'Debe ser un texto.',
  'must be a number': 'Debe ser un número.',
  'must be a whole number': 'Debe ser un número entero.',
  'must be a whole number from 1 to {maximum}': 'Debe ser un número entero de 1 a {maximum}.',
  'must be true or false': 'Debe ser verdadero o falso.',
  'must be one of {values}': 'Debe ser uno de estos valores: {values}.',
  'must be at least {minimum}': 'Debe ser {minimum} como mínimo.',
  'must be at most {maximum}': 'Debe ser {maximum} como máximo.',
  'must have at least {minimum} characters': 'Debe tener al menos {minimum} caracteres.',
  'must have at most {maximum} characters': 'Debe tener como máximo {maximum} caracteres.',
  'must have at most 1 character': 'Debe tener como máximo 1 carácter.',
  'must have at least 1 item': 'Debe tener al menos 1 elemento.',
  'must have at least {minimum} items': 'Debe tener al menos {minimum} elementos.',
  'must have at most 1 item': 'Debe tener como máximo 1 elemento.',
  'must have at most {maximum} items': 'Debe tener como máximo {maximum} elementos.',
  'must be an email address, such as ada@example.com':
    'Debe ser una dirección de correo, como ada@example.com.',
  'must be a URL': 'Debe ser una URL.',
  'must be a time such as 22:00': 'Debe ser una hora, como 22:00.',
  'must be a date such as 2026-11-21, or a time such as 2026-11-21T08:00:00Z or 2026-11-21T10:00:00+02:00':
    'Debe ser una fecha como 2026-11-21, o una hora como 2026-11-21T08:00:00Z o 2026-11-21T10:00:00+02:00.',
  'must be a time such as 2026-11-21T08:00:00Z, or null if it never expires':
    'Debe ser una hora como 2026-11-21T08:00:00Z, o null si no caduca nunca.',
  'must be a date with a time, such as 2026-11-21T08:00:00Z':
    'Debe ser una fecha con hora, como 2026-11-21T08:00:00Z.',
  'must be a date, such as 2026-11-21': 'Debe ser una fecha, como 2026-11-21.',
  'must be a time zone such as Europe/Berlin': 'Debe ser una zona horaria, como Europe/Berlin.',
  'must be a country code of ISO 3166-1, such as DE':
    'Debe ser un código de país ISO 3166-1, como DE.',
  'must be a currency code of ISO 4217, such as USD':
    'Debe ser un código de moneda ISO 4217, como USD.',
  'must be a language tag of BCP 47, such as en or pt-BR':
    'Debe ser una etiqueta de idioma BCP 47, como en o pt-BR.',
  'must be a VAT number such as DE123456789':
    'Debe ser un número de identificación fiscal, como DE123456789.',
  'must be an exact decimal in plain digits, such as 0.015':
    'Debe ser un decimal exacto en cifras, como 0.015.',
  'must be US dollars with two decimals at most, such as 12.50':
    'Debe ser un importe en dólares con dos decimales como máximo, como 12.50.',
  'must be a whole number of gas': 'Debe ser una cantidad entera de gas.',
  'must be an address such as https://shop.example/terms':
    'Debe ser una dirección como https://shop.example/terms.',
  'must be an origin without a path, such as https://shop.example':
    'Debe ser un origen sin ruta, como https://shop.example.',
  'must be an IP address or a network, such as 203.0.113.7 or 2001:db8::/32':
    'Debe ser una dirección IP o una red, como 203.0.113.7 o 2001:db8::/32.',
  'must not contain a semicolon': 'No debe contener un punto y coma.',
  'must not contain a null character or half of a surrogate pair':
    'No debe contener un carácter nulo ni la mitad de un par suplente.',
  'must be the hash of a transaction': 'Debe ser el hash de una transacción.',
};
