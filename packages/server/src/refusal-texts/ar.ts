import type { RefusalCatalogue } from './write-refusal.ts';

export const arabic: RefusalCatalogue = {
  // General
  'This did not work': 'لم ينجح ذلك',
  '{text}': '{text}',
  'Not possible now': 'غير ممكن الآن',
  'The network cannot be reached at the moment. Try again later.':
    'تعذّر الوصول إلى الشبكة حاليًا. حاول لاحقًا.',
  'Billfold cannot reach its data at the moment. Try again in a few seconds.':
    'تعذّر على Billfold الوصول إلى بياناته حاليًا. حاول مجددًا بعد بضع ثوانٍ.',
  'The request cannot be read.': 'تعذّرت قراءة الطلب.',
  'Unknown error (ID: {id})': 'خطأ غير معروف (المعرّف: {id})',
  'Passwords and seed phrases are accepted only on the pages of this server.':
    'لا تُقبل كلمات المرور وعبارات الاسترداد إلا في صفحات هذا الخادم.',
  'Too many requests from your network are still being sent. Try again in a few seconds.':
    'ما زالت طلبات كثيرة من شبكتك قيد الإرسال. حاول مجددًا بعد بضع ثوانٍ.',
  'Still in progress': 'ما زال قيد التنفيذ',
  'The answer is gone': 'لم تعد الاستجابة متوفرة',
  'The call was made, but its answer cannot be read any more. Look at its result.':
    'نُفّذت العملية، لكن تعذّرت قراءة استجابتها. راجع النتيجة.',
  'The last day is before the first one.': 'اليوم الأخير يسبق اليوم الأول.',
  'Payments cannot be priced in {currency}.': 'لا يمكن تسعير الدفعات بعملة {currency}.',
  'This {englishThing} does not exist.': 'هذا العنصر غير موجود أو لم يعد موجودًا.',
  'Sign in to continue.': 'سجّل الدخول للمتابعة.',
  'Check the highlighted fields': 'تحقق من الحقول المميّزة',
  'These settings were changed elsewhere. Reload to see them.':
    'تغيّرت هذه الإعدادات في مكان آخر. أعد التحميل لعرضها.',
  'This is not an {network} address that can be paid.':
    'هذا ليس عنوانًا على {network} يمكن الدفع إليه.',
  'This is not a {network} address that can be paid.':
    'هذا ليس عنوانًا على {network} يمكن الدفع إليه.',
  'Too many attempts': 'محاولات كثيرة جدًا',
  'The body is larger than {count} KB.': 'حجم الطلب أكبر من {count} كيلوبايت.',
  'Invalid {fields}': 'غير صالح: {fields}',
  '{field}: {ruleText}': '{field}: {ruleText}',
  'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.':
    'محاولات كثيرة جدًا. حاول مجددًا بعد {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  // Titles: the words of a code
  'Account not empty': 'الحساب ليس فارغًا',
  'Address invalid': 'العنوان غير صالح',
  'Amount below minimum': 'المبلغ أقل من الحد الأدنى',
  'Broadcast rejected': 'رفضته الشبكة',
  'Business archived': 'النشاط التجاري مؤرشف',
  Busy: 'مشغول حاليًا',
  'Chain unavailable': 'تعذّر الوصول إلى الشبكة',
  'Contact exists': 'جهة الاتصال موجودة',
  'Email not verified': 'البريد الإلكتروني غير مُتحقَّق منه',
  'Intent expired': 'انتهت صلاحية المراجعة',
  Internal: 'خطأ داخلي',
  'Invalid credentials': 'بيانات الدخول غير صحيحة',
  'Invitation expired': 'انتهت صلاحية الدعوة',
  'Key required': 'كلمة المرور مطلوبة',
  'Last owner': 'المالك الوحيد',
  'Not found': 'غير موجود',
  'Not replaceable': 'لا يمكن استبدالها',
  'Permission denied': 'لا تملك الصلاحية',
  'Rate unavailable': 'السعر غير متوفر',
  'Refund expired': 'انتهت صلاحية رد المبلغ',
  'Seed mismatch': 'عبارة الاسترداد غير صحيحة',
  'Stale version': 'تغيّر في هذه الأثناء',
  'Token expired': 'انتهت صلاحية الرابط',
  'Token invalid': 'الرابط غير صالح',
  'Two factor invalid': 'رمز التحقق بخطوتين غير صحيح',
  'Two factor required': 'رمز التحقق بخطوتين مطلوب',
  Unauthorized: 'لم تسجّل الدخول',
  Unavailable: 'غير متاح',
  'Validation failed': 'تحقق من مدخلاتك',
  'Wallet has pending': 'توجد معاملة معلّقة',
  'Wrong encryption key': 'كلمة مرور التشفير غير صحيحة',
  '2fa required for send': 'الرمز مطلوب للإرسال',
  // Accounts
  'This wallet already has an account with this name': 'في هذه المحفظة حساب بهذا الاسم بالفعل',
  'The prepared keys are used up. Enter the cloud encryption password to open more accounts.':
    'نفدت المفاتيح المُعدّة. أدخل كلمة مرور التشفير السحابي لفتح حسابات أخرى.',
  'This account holds funds or waits for a transaction. Move its funds first.':
    'في هذا الحساب أموال أو أنه ينتظر معاملة. انقل أمواله أولًا.',
  'This account has {count} unused addresses. Other wallets would not find funds on further ones. Use one of them first.':
    'عدد العناوين غير المستخدمة في هذا الحساب: {count}. لن تجد المحافظ الأخرى الأموال على عناوين إضافية. استخدم أحدها أولًا.',
  'Sending is paused': 'الإرسال متوقف مؤقتًا',
  "This account's balance differs from the network's. Try again once its open sends have ended.":
    'يختلف رصيد هذا الحساب عن رصيده في الشبكة. حاول مجددًا بعد انتهاء عمليات الإرسال المفتوحة.',
  // Affiliates
  'The code can be chosen only once.': 'لا يمكن اختيار الرمز إلا مرة واحدة.',
  'Another business has this code. Choose another one.':
    'هذا الرمز لنشاط تجاري آخر. اختر رمزًا آخر.',
  'A payout starts at {amount} {currency}.': 'تبدأ الدفعة الصادرة من {amount} {currency}.',
  // Api keys
  'A business can have {count} API keys. Revoke one first.':
    'الحد الأقصى لمفاتيح API للنشاط التجاري: {count}. أبطل أحدها أولًا.',
  'A business can have {count} saved items. Delete one first.':
    'الحد الأقصى للعناصر المحفوظة للنشاط التجاري: {count}. احذف أحدها أولًا.',
  'This key was replaced already. Roll the key that took its place.':
    'استُبدل هذا المفتاح بالفعل. دوّر المفتاح الذي حلّ محله.',
  'Choose at least one scope': 'اختر صلاحية واحدة على الأقل',
  'A secret key has no origins: pages must never have it':
    'ليس للمفتاح السري مصادر: يجب ألا تحصل عليه الصفحات أبدًا',
  'A publishable key has no scopes': 'ليس للمفتاح القابل للنشر صلاحيات',
  'A publishable key is used by any browser, so it has no addresses':
    'يستخدم المفتاحَ القابل للنشر أي متصفح، لذا ليست له عناوين',
  'Add at least one origin': 'أضف مصدرًا واحدًا على الأقل',
  '{origin} is not an https origin, such as https://shop.example':
    '‏{origin} ليس مصدر https مثل https://shop.example',
  'Must be in the future': 'يجب أن يكون في المستقبل',
  // Auth
  'A personal access token cannot do this. Sign in instead.':
    'لا يمكن لرمز الوصول الشخصي فعل ذلك. سجّل الدخول بدلًا منه.',
  'Email or password is incorrect.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  "The demo isn't available on this server.": 'العرض التجريبي غير متاح على هذا الخادم.',
  'Failed to verify email': 'تعذّر التحقق من البريد الإلكتروني',
  // Balance chart
  'History is kept in USD alone': 'يُحفظ السجل بعملة USD فقط',
  // Businesses
  'This invitation is for another email address. Sign in with that address.':
    'هذه الدعوة لعنوان بريد إلكتروني آخر. سجّل الدخول بذلك العنوان.',
  'You can own 50 businesses. Archive one first.': 'يمكنك امتلاك 50 نشاطًا تجاريًا. أرشف أحدها أولًا.',
  'You are the only owner of {business}. Make another member the owner, or archive it.':
    'أنت المالك الوحيد لـ {business}. اجعل عضوًا آخر مالكًا أو أرشف النشاط.',
  'This person is already a member': 'هذا الشخص عضو بالفعل',
  '50 invitations are open. Revoke one first.': 'توجد 50 دعوة مفتوحة. أبطل إحداها أولًا.',
  'Payments go to the wallet of this member. Another owner takes them over with a wallet first.':
    'تذهب الدفعات إلى محفظة هذا العضو. يجب أن يتولاها مالك آخر بمحفظته أولًا.',
  'A business needs an owner. Make another member the owner first.':
    'يحتاج النشاط التجاري إلى مالك. اجعل عضوًا آخر مالكًا أولًا.',
  'This business is archived. Its records stay, and nothing in it can change.':
    'هذا النشاط التجاري مؤرشف. تبقى سجلاته ولا يمكن تغيير شيء فيه.',
  'This server is a sandbox. Only test mode works here.':
    'هذا الخادم بيئة تجريبية. يعمل هنا وضع الاختبار فقط.',
  'Your role in this business does not allow this.': 'دورك في هذا النشاط التجاري لا يسمح بذلك.',
  'This business admits members with two-factor authentication only. Turn it on.':
    'يقبل هذا النشاط التجاري الأعضاء الذين فعّلوا التحقق بخطوتين فقط. فعّله.',
  'This business asks for a new sign-in. Sign out and sign in again.':
    'يطلب هذا النشاط التجاري تسجيل دخول جديدًا. سجّل الخروج ثم سجّل الدخول مجددًا.',
  'Turn on two-factor authentication for yourself first': 'فعّل التحقق بخطوتين لنفسك أولًا',
  'Must not be below the minimum price': 'يجب ألا يقل عن الحد الأدنى للسعر',
  'You are the owner already': 'أنت المالك بالفعل',
  'This invitation was already accepted.': 'قُبلت هذه الدعوة بالفعل.',
  'This invitation was withdrawn. Ask for a new one.': 'أُبطلت هذه الدعوة. اطلب دعوة جديدة.',
  'This invitation has expired. Ask for a new one.': 'انتهت صلاحية هذه الدعوة. اطلب دعوة جديدة.',
  // Chains
  '{network} is not available on this server.': '‏{network} غير متاحة على هذا الخادم.',
  // Checkout
  'These bytes are no transaction of this network.': 'هذه البيانات ليست معاملة من هذه الشبكة.',
  'This transaction does not pay this payment.': 'هذه المعاملة لا تسدّد هذه الدفعة.',
  'Details are missing': 'توجد بيانات ناقصة',
  'Fill in what the business asks for first.': 'أدخل أولًا ما يطلبه النشاط التجاري.',
  'This link has a price.': 'لهذا الرابط سعر محدد.',
  'Type an amount.': 'أدخل مبلغًا.',
  'Type {amount} or more.': 'أدخل {amount} أو أكثر.',
  'Type {amount} or less.': 'أدخل {amount} أو أقل.',
  'This payment was cancelled': 'أُلغيت هذه الدفعة',
  'Ask the business for a new payment.': 'اطلب من النشاط التجاري دفعة جديدة.',
  'This payment is paid': 'هذه الدفعة مدفوعة',
  'Nothing more is to be paid.': 'لم يبقَ شيء لدفعه.',
  'The time to pay has ended': 'انتهى وقت الدفع',
  'Ask for a new price on the checkout page.': 'اطلب سعرًا جديدًا في صفحة الدفع.',
  'Nothing is chosen to pay with': 'لم تُختر طريقة الدفع',
  'Choose an asset on the checkout page first.': 'اختر أصلًا في صفحة الدفع أولًا.',
  'This is a test payment': 'هذه دفعة اختبارية',
  'No wallet can pay it. Simulate it in the dashboard or with a test key.':
    'لا يمكن لأي محفظة دفعها. حاكِها في لوحة التحكم أو بمفتاح اختبار.',
  'Type your email.': 'أدخل بريدك الإلكتروني.',
  'The business does not ask for this.': 'لا يطلب النشاط التجاري هذا.',
  'This payment has an email': 'لهذه الدفعة بريد إلكتروني',
  'Ask the business to change the email of this payment.':
    'اطلب من النشاط التجاري تغيير البريد الإلكتروني لهذه الدفعة.',
  '{label} is required.': '‏{label}: حقل مطلوب.',
  '{label} must be an email.': '‏{label}: يجب أن يكون بريدًا إلكترونيًا.',
  '{label} must be one of the options.': '‏{label}: يجب اختيار أحد الخيارات.',
  '{label} must be true or false.': '‏{label}: يجب أن يكون محددًا أو غير محدد.',
  'It takes no more data.': 'لم تعد تقبل بيانات أخرى.',
  // Contacts
  'You can have 1,000 contacts in all your wallets together. Delete some first.':
    'يمكنك حفظ 1,000 جهة اتصال في كل محافظك. احذف بعضها أولًا.',
  'The first line must be {columns}': 'يجب أن يكون السطر الأول {columns}',
  'At most {count} contacts at once': 'الحد الأقصى لجهات الاتصال في المرة الواحدة: {count}',
  "This isn't a valid contact.": 'جهة الاتصال هذه غير صالحة.',
  'This address is already in your contacts.': 'هذا العنوان ضمن جهات اتصالك بالفعل.',
  // Customers
  'A customer has an email, a name or a company.':
    'يجب أن يكون للعميل بريد إلكتروني أو اسم أو شركة.',
  'Another customer has this email.': 'يستخدم عميل آخر هذا البريد الإلكتروني.',
  'There is no customer {id}.': 'لا يوجد عميل برقم {id}.',
  'Name another customer to merge.': 'حدد عميلًا آخر للدمج.',
  'At most {count} customers at once.': 'الحد الأقصى للعملاء في المرة الواحدة: {count}.',
  'The first line names the columns: {columns}. "{column}" is none of them.':
    'يسمّي السطر الأول الأعمدة: {columns}. «{column}» ليس منها.',
  'The first line names each column once: {columns}.':
    'يسمّي السطر الأول كل عمود مرة واحدة: {columns}.',
  'A customer with payments stays. Erase the personal data instead.':
    'يبقى العميل الذي له دفعات. امحُ بياناته الشخصية بدلًا من ذلك.',
  'A customer with invoices stays. Erase the personal data instead.':
    'يبقى العميل الذي له فواتير. امحُ بياناته الشخصية بدلًا من ذلك.',
  'A payment of this customer is open. Wait for its end, or cancel it.':
    'لهذا العميل دفعة مفتوحة. انتظر انتهاءها أو ألغِها.',
  'A refund to this customer is open. Send it, or cancel it.':
    'يوجد رد مبلغ مفتوح لهذا العميل. أرسله أو ألغِه.',
  'An invoice to this customer is open. Cancel it, and its schedule.':
    'توجد فاتورة مفتوحة لهذا العميل. ألغِها وألغِ جدولها.',
  'The data of this customer was erased.': 'مُحيت بيانات هذا العميل.',
  'A refund to one of these customers is open. Send it, or cancel it.':
    'يوجد رد مبلغ مفتوح لأحد هؤلاء العملاء. أرسله أو ألغِه.',
  'One of these customers was merged or deleted meanwhile.':
    'دُمج أحد هؤلاء العملاء أو حُذف في هذه الأثناء.',
  'The data of one of these customers was erased. It stays apart.':
    'مُحيت بيانات أحد هؤلاء العملاء. يبقى منفصلًا.',
  'This row has {count} cells instead of {needed}.': 'عدد خلايا هذا الصف {count} بدلًا من {needed}.',
  'The column {column} is not valid.': 'العمود {column} غير صالح.',
  // Embed sessions
  'The token was made for another page.': 'أُنشئ الرمز لصفحة أخرى.',
  'The token of this page was given no scope for that.': 'ليست لرمز هذه الصفحة صلاحية لذلك.',
  'Wallets of this server hold real money. Use a live key.':
    'تحتوي محافظ هذا الخادم على أموال حقيقية. استخدم مفتاحًا فعليًا.',
  'Add {origin} to a publishable key of the business first':
    'أضف {origin} أولًا إلى مفتاح قابل للنشر للنشاط التجاري',
  // External login
  'This sign-in is over or was begun elsewhere. Try again.':
    'انتهى تسجيل الدخول هذا أو بدأ في مكان آخر. حاول مجددًا.',
  'Sign in with your password first, then connect {provider} in Account → Security.':
    'سجّل الدخول بكلمة مرورك أولًا، ثم اربط {provider} في الحساب ← الأمان.',
  'Verify your email first.': 'تحقق من بريدك الإلكتروني أولًا.',
  'Set a password first: this is the only way to sign in.':
    'عيّن كلمة مرور أولًا: هذه طريقتك الوحيدة لتسجيل الدخول.',
  'This {provider} login is connected to another account, or you have connected another one.':
    'تسجيل الدخول عبر {provider} هذا مرتبط بحساب آخر، أو أنك ربطت غيره.',
  'Verify your email at {provider} first.': 'تحقق أولًا من بريدك الإلكتروني لدى {provider}.',
  // Families
  'The fee has changed': 'تغيّرت الرسوم',
  'The fee or the balance changed after your review. Review the new numbers.':
    'تغيّرت الرسوم أو تغيّر الرصيد بعد مراجعتك. راجع الأرقام الجديدة.',
  'gasLimit is a whole number from {minimum} to {maximum} for a transfer.':
    '‏gasLimit عدد صحيح من {minimum} إلى {maximum} للتحويل.',
  'Another transaction of this account went first. Review yours again.':
    'سبقتها معاملة أخرى من هذا الحساب. راجع معاملتك مجددًا.',
  'Not enough funds': 'الأموال غير كافية',
  'At most {amount} {symbol} can be sent at this fee.':
    'يمكن إرسال {amount} {symbol} كحد أقصى بهذه الرسوم.',
  "You'd leave less than the network minimum. Send the maximum or less.":
    'سيبقى أقل من الحد الأدنى للشبكة. أرسل الحد الأقصى أو أقل.',
  'This would leave too little for the account to exist. Send at most {amount} {symbol}, or everything.':
    'سيبقى أقل مما يلزم لوجود الحساب. أرسل {amount} {symbol} كحد أقصى، أو كل الرصيد.',
  'Nodes do not relay a transaction with a fee rate this low.':
    'لا تمرّر العُقد معاملة بمعدل رسوم منخفض كهذا.',
  'This would take too many inputs for one transaction. Send a smaller amount.':
    'يتطلب ذلك مدخلات كثيرة جدًا لمعاملة واحدة. أرسل مبلغًا أصغر.',
  'Not enough for the network fee': 'الرصيد لا يكفي لرسوم الشبكة',
  'You need about {amount} on this account to pay the network fee.':
    'تحتاج إلى نحو {amount} في هذا الحساب لدفع رسوم الشبكة.',
  'The amount must be at least the minimum required.': 'يجب ألا يقل المبلغ عن الحد الأدنى المطلوب.',
  'Minimum: {amount}.': 'الحد الأدنى: {amount}.',
  'This fee rate is more than ten times the high one.':
    'معدل الرسوم هذا أكثر من عشرة أضعاف المعدل المرتفع.',
  'The funds of this account changed meanwhile. Review the payment again.':
    'تغيّرت أموال هذا الحساب في هذه الأثناء. راجع الدفعة مجددًا.',
  'This network has one fee for all: feeRate is Medium, feeRateValue null.':
    'لهذه الشبكة رسوم واحدة للجميع: feeRate هو Medium وfeeRateValue هو null.',
  'feeRateValue is sat per virtual byte with at most 3 decimals, for Custom only.':
    '‏feeRateValue بوحدة sat لكل بايت افتراضي، بثلاث خانات عشرية كحد أقصى، ومع Custom فقط.',
  'This network does not know how to replace a transaction.':
    'لا يمكن استبدال المعاملات في هذه الشبكة.',
  'This transaction collects the funds of addresses. You can cancel it.':
    'تجمع هذه المعاملة أموال عدة عناوين. يمكنك إلغاؤها.',
  'This transaction puts a contract on the network. You can cancel it.':
    'تضع هذه المعاملة عقدًا على الشبكة. يمكنك إلغاؤها.',
  'This transaction can no longer be replaced, or could never be.':
    'لم يعد بالإمكان استبدال هذه المعاملة، أو لم يكن ممكنًا أصلًا.',
  'A later payment spends what this one left.': 'تنفق دفعة لاحقة ما تركته هذه.',
  "This transaction can't be sped up": 'لا يمكن تسريع هذه المعاملة',
  'This transaction pays enough for the next blocks already.':
    'رسوم هذه المعاملة كافية بالفعل للكتل القادمة.',
  'This transaction is in a block already.': 'هذه المعاملة موجودة في كتلة بالفعل.',
  'The network no longer knows this transaction.': 'لم تعد الشبكة تعرف هذه المعاملة.',
  'Another transaction spends this one already. Speed up that one instead.':
    'تنفق معاملة أخرى هذا المبلغ بالفعل. سرّع تلك المعاملة بدلًا من هذه.',
  'What you received is too small to pay the fee.': 'المبلغ الذي استلمته أصغر من أن يغطي الرسوم.',
  'Only incoming transactions can be sped up this way.':
    'لا يمكن تسريع سوى المعاملات الواردة بهذه الطريقة.',
  'Transactions on this network cannot be sped up this way.':
    'لا يمكن تسريع المعاملات على هذه الشبكة بهذه الطريقة.',
  // Identity providers
  '{provider} did not confirm this sign-in. Try again.':
    'لم يؤكد {provider} تسجيل الدخول هذا. حاول مجددًا.',
  '{provider} cannot be reached at the moment. Try again later.':
    'تعذّر الوصول إلى {provider} حاليًا. حاول لاحقًا.',
  'Signing in with {provider} is not set up here.': 'تسجيل الدخول عبر {provider} غير معدّ هنا.',
  // Link invoices
  'This schedule is over. Create a new one.': 'انتهى هذا الجدول. أنشئ جدولًا جديدًا.',
  'An invoice has a price, or lines that make it.': 'للفاتورة سعر، أو بنود تكوّنه.',
  'Reminders count from a due date.': 'تُحسب التذكيرات من تاريخ استحقاق.',
  'This day is over.': 'انقضى هذا اليوم.',
  'The due date is before the invoice is sent.': 'تاريخ الاستحقاق يسبق إرسال الفاتورة.',
  'This customer has no email address.': 'ليس لهذا العميل عنوان بريد إلكتروني.',
  'The first day is over.': 'انقضى اليوم الأول.',
  'This invoice is cancelled.': 'هذه الفاتورة ملغاة.',
  'This invoice is paid, or is being paid.': 'هذه الفاتورة مدفوعة أو قيد الدفع.',
  // Live
  'Too many windows wait for changes. Close some of them.':
    'تنتظر نوافذ كثيرة التغييرات. أغلق بعضها.',
  // Logos
  'Choose another picture': 'اختر صورة أخرى',
  'The file is empty. Choose another picture.': 'الملف فارغ. اختر صورة أخرى.',
  'The file is no PNG, JPEG or WebP picture.': 'الملف ليس صورة PNG أو JPEG أو WebP.',
  'The picture cannot be read. Save it again, or choose another one.':
    'تعذّرت قراءة الصورة. احفظها مجددًا أو اختر صورة أخرى.',
  'The picture is animated. Choose one that stands still.': 'الصورة متحركة. اختر صورة ثابتة.',
  'The picture is larger than 512 kB. Choose a smaller one.':
    'الصورة أكبر من 512 كيلوبايت. اختر صورة أصغر.',
  'The picture is wider or higher than 3,000 pixels. Choose a smaller one.':
    'عرض الصورة أو ارتفاعها أكبر من 3,000 بكسل. اختر صورة أصغر.',
  // Passwords
  'Must have at least 10 characters': 'يجب ألا تقل عن 10 أحرف',
  'Must not contain your email': 'يجب ألا تحتوي على بريدك الإلكتروني',
  'This password is too common': 'كلمة المرور هذه شائعة جدًا',
  // Payment links
  'This link is closed': 'هذا الرابط مغلق',
  'The lines do not add up to the price.': 'مجموع البنود لا يساوي السعر.',
  'A link with a price has no limits.': 'ليس للرابط ذي السعر المحدد حدود.',
  'The highest amount is below the lowest.': 'الحد الأعلى للمبلغ أقل من الحد الأدنى.',
  'Not possible here': 'غير ممكن هنا',
  'This link belongs to an invoice. Change or cancel the invoice instead.':
    'هذا الرابط تابع لفاتورة. غيّر الفاتورة أو ألغِها بدلًا منه.',
  'The business has paused this link. Try again later.':
    'أوقف النشاط التجاري هذا الرابط مؤقتًا. حاول لاحقًا.',
  'This link has been paid as often as it may be.': 'دُفع هذا الرابط بعدد المرات المسموح.',
  'The due date of this link is over. Ask the business for a new one.':
    'انقضى تاريخ استحقاق هذا الرابط. اطلب رابطًا جديدًا من النشاط التجاري.',
  'The business has closed this link.': 'أغلق النشاط التجاري هذا الرابط.',
  // Payment requests
  'Ask for a new price on the checkout page, then open the link again.':
    'اطلب سعرًا جديدًا في صفحة الدفع، ثم افتح الرابط مجددًا.',
  'Ask the business for a new link.': 'اطلب من النشاط التجاري رابطًا جديدًا.',
  'Choose an asset, or do so on the checkout page and open the link again.':
    'اختر أصلًا، أو اختره في صفحة الدفع وافتح الرابط مجددًا.',
  'Choose another one, or pay on the checkout page.': 'اختر أصلًا آخر، أو ادفع في صفحة الدفع.',
  'Do not pay. Ask the business for a new link.': 'لا تدفع. اطلب من النشاط التجاري رابطًا جديدًا.',
  'Fill them in on the checkout page, then open the link again.':
    'أدخلها في صفحة الدفع، ثم افتح الرابط مجددًا.',
  'It is for a network or an asset that is not available here.': 'إنه لشبكة أو أصل غير متاح هنا.',
  'Nothing was signed. Open the link again to see what is asked for now.':
    'لم يُوقَّع شيء. افتح الرابط مجددًا لمعرفة المطلوب الآن.',
  'Open the https link of a checkout page.': 'افتح رابط https لصفحة دفع.',
  'Try again, or pay on its checkout page.': 'حاول مجددًا، أو ادفع في صفحة الدفع الخاصة به.',
  'The business asks for details': 'يطلب النشاط التجاري بيانات',
  'This server cannot pay this request': 'لا يمكن لهذا الخادم دفع هذا الطلب',
  'This asset cannot be chosen now': 'لا يمكن اختيار هذا الأصل الآن',
  'The request has changed': 'تغيّر الطلب',
  'This link cannot be opened': 'تعذّر فتح هذا الرابط',
  'The host has no such payment': 'لا توجد دفعة كهذه لدى المضيف',
  'The host does not answer': 'المضيف لا يستجيب',
  'The host could not be verified': 'تعذّر التحقق من المضيف',
  // Payments
  'Too many payments wait for this asset right now. Try again, or use another asset.':
    'تنتظر دفعات كثيرة هذا الأصل حاليًا. حاول مجددًا أو استخدم أصلًا آخر.',
  'This business was settled before this server had test payments. Its owner confirms the settlement wallet once more in the settings.':
    'أُعدّ هذا النشاط التجاري قبل توفر الدفعات الاختبارية على هذا الخادم. على مالكه تأكيد محفظة التسوية مجددًا في الإعدادات.',
  'This business is paid into public keys alone. Its owner chooses a settlement wallet to take test payments.':
    'تصل دفعات هذا النشاط التجاري إلى مفاتيح عامة فقط. على مالكه اختيار محفظة تسوية لقبول الدفعات الاختبارية.',
  'Say why the payment is invalid.': 'اذكر سبب عدم صلاحية الدفعة.',
  'Say how the payment was paid.': 'اذكر كيف دُفعت الدفعة.',
  'This payment cannot be paid in {asset} on {network}.':
    'لا يمكن دفع هذه الدفعة بأصل {asset} على {network}.',
  'Another asset': 'أصل آخر',
  'This payment never had a price in this asset, so the transfer cannot count.':
    'لم يكن لهذه الدفعة سعر بهذا الأصل قط، لذا لا يمكن احتساب التحويل.',
  'There is no such customer.': 'لا يوجد عميل كهذا.',
  'There are no prices in {currency}.': 'لا توجد أسعار بعملة {currency}.',
  'There is no asset {asset}.': 'لا يوجد أصل باسم {asset}.',
  'Order id in use': 'معرّف الطلب مستخدم',
  'Another payment of this order was opened meanwhile. Load the payments again.':
    'فُتحت دفعة أخرى لهذا الطلب في هذه الأثناء. أعد تحميل الدفعات.',
  'This business is suspended and takes no payments.': 'هذا النشاط التجاري معلّق ولا يقبل الدفعات.',
  'Choose the assets that the business accepts first.':
    'اختر أولًا الأصول التي يقبلها النشاط التجاري.',
  'This payment cannot be paid in {asset}.': 'لا يمكن دفع هذه الدفعة بأصل {asset}.',
  'This price is too low or too high for every asset that can pay it.':
    'هذا السعر منخفض أو مرتفع جدًا لكل الأصول التي يمكن الدفع بها.',
  'There is no price of these assets right now. Try again in a minute.':
    'لا يوجد سعر لهذه الأصول حاليًا. حاول مجددًا بعد دقيقة.',
  'Use an address on {hosts}, or allow its host in the developer settings.':
    'استخدم عنوانًا على {hosts}، أو اسمح بمضيفه في إعدادات المطوّر.',
  'Enter more than 0 {symbol}.': 'أدخل أكثر من 0 {symbol}.',
  'Name an asset of the network {network}.': 'حدد أصلًا من الشبكة {network}.',
  'What can be replaced has no block yet.': 'ما يمكن استبداله لم يدخل كتلة بعد.',
  'A contract pays coins of Ethereum or BSC alone.': 'يدفع العقد عملات Ethereum أو BSC فقط.',
  'A period has at most {count} days.': 'الحد الأقصى لأيام الفترة: {count}.',
  'Only an expired payment of which a part came can be asked again.':
    'لا يمكن طلب الباقي إلا لدفعة منتهية وصل جزء منها.',
  'Only a payment for which nothing came can be cancelled.':
    'لا يمكن إلغاء إلا دفعة لم يصل لها شيء.',
  'Only money that came too late or was too little can be accepted.':
    'لا يمكن قبول إلا أموال وصلت متأخرة أو ناقصة.',
  'Only a payment that is not final can be marked as invalid.':
    'لا يمكن وضع علامة «غير صالحة» إلا على دفعة غير نهائية.',
  'Only a payment that is open or has ended can be marked as paid.':
    'لا يمكن وضع علامة «مدفوعة» إلا على دفعة مفتوحة أو منتهية.',
  'Its price has arrived. Accept it instead.': 'وصل سعرها. اقبلها بدلًا من ذلك.',
  'Money of it goes back. Ask for a new payment instead.':
    'هناك مال منها يُعاد. اطلب دفعة جديدة بدلًا من ذلك.',
  'A method can be chosen until money comes.': 'يمكن اختيار طريقة الدفع إلى أن تصل الأموال.',
  'Already refunded': 'رُدّ المبلغ بالفعل',
  'Already decided': 'حُسم الأمر بالفعل',
  'A refund is open': 'يوجد رد مبلغ مفتوح',
  'Payment {id} has this order id. Cancel it, or use another order id.':
    'للدفعة {id} معرّف الطلب هذا. ألغِها أو استخدم معرّفًا آخر.',
  'A price in {currency} has at most {count} decimals.':
    'الحد الأقصى للخانات العشرية في السعر بعملة {currency}: {count}.',
  'A price is above zero.': 'يجب أن يكون السعر أكبر من صفر.',
  'A price is at most 1,000,000,000,000,000.': 'الحد الأقصى للسعر 1,000,000,000,000,000.',
  'Only an expired payment for which nothing came gets a new price.':
    'لا يحصل على سعر جديد إلا دفعة منتهية لم يصل لها شيء.',
  'Nothing about it needs attention.': 'لا شيء فيها يحتاج إلى انتباه.',
  'Only test payments are simulated.': 'لا تُحاكى إلا الدفعات الاختبارية.',
  'Choose a method first.': 'اختر طريقة دفع أولًا.',
  'This payment is {englishStatus}. {remedyText}': 'حالة هذه الدفعة لا تسمح بذلك. {remedyText}',
  'This transfer was refunded. Reload the list.': 'رُدّ هذا التحويل. أعد تحميل القائمة.',
  'Another member has already decided about this transfer. Reload the list.':
    'اتخذ عضو آخر قرارًا بشأن هذا التحويل بالفعل. أعد تحميل القائمة.',
  'A refund of this transfer is open. Cancel it first, or wait until it is confirmed.':
    'يوجد رد مفتوح لهذا التحويل. ألغِه أولًا أو انتظر تأكيده.',
  // Payments accounts
  'List each asset only once': 'اذكر كل أصل مرة واحدة فقط',
  'There is no asset {asset}': 'لا يوجد أصل باسم {asset}',
  'Only accounts on Ethereum and BNB Smart Chain are counted by their address.':
    'الحسابات على Ethereum وBNB Smart Chain فقط تُرقَّم حسب عنوانها.',
  'Only accounts on Bitcoin and Litecoin have a choice of address type.':
    'الحسابات على Bitcoin وLitecoin فقط تتيح اختيار نوع العنوان.',
  '{asset} is no longer offered': 'لم يعد {asset} متاحًا',
  'You stay an owner with your own wallet': 'ستبقى مالكًا بمحفظتك الخاصة',
  'Payments arrive at a public key of another wallet on Bitcoin and Litecoin only.':
    'لا تصل الدفعات إلى مفتاح عام لمحفظة أخرى إلا على Bitcoin وLitecoin.',
  'The first address is another one. Compare the addresses with your wallet again.':
    'العنوان الأول مختلف. قارن العناوين بمحفظتك مجددًا.',
  'This key already receives elsewhere. Export an account that is for this shop alone.':
    'يستقبل هذا المفتاح الأموال في مكان آخر بالفعل. صدّر حسابًا مخصصًا لهذا المتجر وحده.',
  'Try again in a moment.': 'حاول مجددًا بعد قليل.',
  'Confirm the seed phrase of this wallet first: the business will be paid into it.':
    'أكّد أولًا عبارة استرداد هذه المحفظة: ستصل إليها دفعات النشاط التجاري.',
  'This business is paid into another wallet already.':
    'تصل دفعات هذا النشاط التجاري إلى محفظة أخرى بالفعل.',
  'Payments go to another wallet by now. Load the team again.':
    'تذهب الدفعات الآن إلى محفظة أخرى. أعد تحميل الفريق.',
  'Choose the wallet that the business is paid into first.':
    'اختر أولًا المحفظة التي تصل إليها دفعات النشاط التجاري.',
  'Choose a public key of your own wallet first. Payments would go nowhere.':
    'اختر أولًا مفتاحًا عامًا من محفظتك الخاصة، وإلا فلن تصل الدفعات إلى أي مكان.',
  '{asset} takes the address mode {modesText}': 'وضع العناوين المتاح لأصل {asset}: {modesText}',
  'This is a private key or a seed phrase, and it was not stored. Move your funds if anyone else may have seen it, and paste the public key.':
    'هذا مفتاح خاص أو عبارة استرداد، ولم يُحفظ. انقل أموالك إن كان قد رآه أحد غيرك، والصق المفتاح العام.',
  'Paste the extended public key or the output descriptor that your wallet exports.':
    'الصق المفتاح العام الموسّع أو واصف المخرجات الذي تصدّره محفظتك.',
  'A character of this key is wrong or missing. Export it again.':
    'في هذا المفتاح حرف خاطئ أو ناقص. صدّره مجددًا.',
  'This key belongs to another network. Export the one of this network.':
    'هذا المفتاح لشبكة أخرى. صدّر مفتاح هذه الشبكة.',
  'This descriptor has no checksum. Export it with the eight characters after #.':
    'ليس لهذا الواصف مجموع تحقق. صدّره مع الأحرف الثمانية بعد #.',
  'The checksum of this descriptor does not match. Export the descriptor again.':
    'مجموع التحقق لهذا الواصف غير مطابق. صدّر الواصف مجددًا.',
  'Addresses behind a hardened step need the private key. Export the key of the account.':
    'تحتاج العناوين بعد خطوة محصّنة إلى المفتاح الخاص. صدّر مفتاح الحساب.',
  'Keys of several signers are not supported. Export an account with one key.':
    'مفاتيح الموقّعين المتعددين غير مدعومة. صدّر حسابًا بمفتاح واحد.',
  'Only descriptors of the forms pkh, sh(wpkh), wpkh and tr with one key are supported.':
    'لا تُدعم إلا الواصفات من النوع pkh وsh(wpkh) وwpkh وtr بمفتاح واحد.',
  'A descriptor must end its key with /0/* or /<0;1>/*.':
    'يجب أن ينتهي المفتاح في الواصف بـ /0/* أو /<0;1>/*.',
  'This is not the key of an account. Export the account, not the wallet or a branch.':
    'هذا ليس مفتاح حساب. صدّر الحساب، لا المحفظة ولا فرعًا منها.',
  'The path in brackets does not belong to this key or this kind of address.':
    'المسار بين القوسين لا يخص هذا المفتاح أو هذا النوع من العناوين.',
  'This key is of another kind of address than the chosen one.':
    'هذا المفتاح لنوع عناوين مختلف عن النوع المختار.',
  '{oneText} or {otherText}': '{oneText} أو {otherText}',
  // Payouts
  'Check the lines': 'تحقق من الأسطر',
  'A quotation mark in this file is not closed.': 'توجد علامة اقتباس غير مغلقة في هذا الملف.',
  'This file has no lines to pay.': 'لا توجد في هذا الملف أسطر للدفع.',
  'Too many lines': 'أسطر كثيرة جدًا',
  'This file has {count} lines. One payout on this network has at most {most}.':
    'عدد أسطر هذا الملف {count}. الحد الأقصى للدفع الجماعي على هذه الشبكة {most}.',
  'This address belongs to your business.': 'هذا العنوان تابع لنشاطك التجاري.',
  'A reference has at most {count} characters.': 'الحد الأقصى لأحرف المرجع: {count}.',
  'This line repeats line {line}. Accept duplicates to pay both.':
    'يكرر هذا السطر السطر {line}. اقبل التكرار لدفع السطرين.',
  'Write the amount in digits with a point, such as 12.50.':
    'اكتب المبلغ بالأرقام مع نقطة، مثل 12.50.',
  '{symbol} has at most {count} decimals.': 'الحد الأقصى للخانات العشرية في {symbol}: {count}.',
  'An amount is above zero.': 'يجب أن يكون المبلغ أكبر من صفر.',
  'An amount is at least {amount} {symbol}.': 'الحد الأدنى للمبلغ {amount} {symbol}.',
  '{count, plural, one {# line} other {# lines}} cannot be paid. Line {line}: {problemText}':
    '{count, plural, zero {لا أسطر} one {سطر واحد} two {سطران} few {# أسطر} many {# سطرًا} other {# سطر}} يتعذّر دفعها. السطر {line}: {problemText}',
  'Send {amountsText} to your settlement account first. Nothing was sent.':
    'أرسل أولًا {amountsText} إلى حساب التسوية. لم يُرسل شيء.',
  'Send {amountsText} to {address} first. Nothing was sent.':
    'أرسل أولًا {amountsText} إلى {address}. لم يُرسل شيء.',
  'This line has {count} cells instead of {needed}.':
    'عدد خلايا هذا السطر {count} بدلًا من {needed}.',
  'The first line names the columns, separated by commas: address, amount and, if you want, memo and reference.':
    'يسمّي السطر الأول الأعمدة مفصولة بفواصل: address وamount، وإن أردت memo وreference.',
  'The settlement wallet changed.': 'تغيّرت محفظة التسوية.',
  '{oneText} and {otherText}': '{oneText} و{otherText}',
  // Personal tokens
  'Must be in the future, at most a year from now':
    'يجب أن يكون في المستقبل، خلال سنة من الآن كحد أقصى',
  'There are {count} tokens already. Revoke one first.':
    'عدد الرموز الموجودة {count} بالفعل. أبطل أحدها أولًا.',
  // Rates
  'Prices are unavailable right now. Try again later.': 'الأسعار غير متوفرة حاليًا. حاول لاحقًا.',
  // Receipts
  'No email known': 'لا يوجد بريد إلكتروني معروف',
  'There is no email address for this payment. Print the receipt instead.':
    'لا يوجد عنوان بريد إلكتروني لهذه الدفعة. اطبع الإيصال بدلًا من ذلك.',
  'Only the receipt of a confirmed payment is sent.': 'لا يُرسل إلا إيصال دفعة مؤكدة.',
  // Refunds
  'No refund link was emailed. Ask the shop for it.':
    'لم يُرسل رابط المبلغ المردود بالبريد. اطلبه من المتجر.',
  'Send it from your own wallet': 'أرسله من محفظتك الخاصة',
  'This money is in your own wallet, whose keys are not here. Send {amount} to {address} from there, then record the transaction with the API.':
    'هذه الأموال في محفظتك الخاصة، ومفاتيحها ليست هنا. أرسل منها {amount} إلى {address}، ثم سجّل المعاملة عبر API.',
  'Less than its fee': 'أقل من رسومه',
  'The network fee that the customer pays is higher than the refund.':
    'رسوم الشبكة التي يدفعها العميل أعلى من المبلغ المردود.',
  'There is no price of {symbol} now. Pay the network fee, or try again later.':
    'لا يوجد سعر لـ {symbol} حاليًا. ادفع رسوم الشبكة، أو حاول لاحقًا.',
  'Your refund needs no code, because the shop does not know your email address.':
    'لا يحتاج رد مبلغك إلى رمز، لأن المتجر لا يعرف بريدك الإلكتروني.',
  'This code is wrong or has expired. Enter the newest code, or have a new one emailed.':
    'هذا الرمز غير صحيح أو انتهت صلاحيته. أدخل أحدث رمز، أو اطلب إرسال رمز جديد.',
  'Collect the funds first': 'جمّع الأموال أولًا',
  'No single account of the business has enough {symbol} and the fee of this refund. Collect the funds of the payment addresses first.':
    'لا يوجد حساب واحد للنشاط التجاري فيه ما يكفي من {symbol} لهذا الرد ورسومه. جمّع أموال عناوين الدفع أولًا.',
  'This test payment was simulated. No money came that could go back.':
    'كانت هذه الدفعة الاختبارية محاكاة. لم تصل أموال يمكن ردها.',
  'Nothing to refund': 'لا شيء لرده',
  'More than came': 'أكثر مما وصل',
  'At most {amount} {symbol} can go back.': 'يمكن رد {amount} {symbol} كحد أقصى.',
  'Not overpaid': 'لا توجد زيادة في الدفع',
  'This payment received no {symbol} above its price.': 'لم تستلم هذه الدفعة {symbol} فوق سعرها.',
  'This payment has another refund. Name the amount instead.':
    'لهذه الدفعة استرداد آخر. حدّد المبلغ بدلاً من ذلك.',
  'A refund cannot be priced in {currency}.': 'لا يمكن تسعير رد المبلغ بعملة {currency}.',
  'A refund is above zero.': 'يجب أن يكون المبلغ المردود أكبر من صفر.',
  'There is no price of {symbol} in {currency} now. Name the coins instead.':
    'لا يوجد سعر لـ {symbol} بعملة {currency} حاليًا. حدد كمية العملات بدلًا من ذلك.',
  'A fee has at most 4 decimals.': 'للرسوم 4 خانات عشرية كحد أقصى.',
  'A fee is below 100 %.': 'يجب أن تكون الرسوم أقل من 100%.',
  'The settlement wallet has this money. Sign the refund instead.':
    'هذه الأموال في محفظة التسوية. وقّع رد المبلغ بدلًا من ذلك.',
  'This business used the key with an earlier settlement wallet, and its refunds belong to that one. Export another account.':
    'استخدم هذا النشاط التجاري المفتاح مع محفظة تسوية سابقة، وعمليات رد مبالغه تتبع تلك المحفظة. صدّر حسابًا آخر.',
  'A transaction is prepared for native SegWit keys only. Send the refund from your wallet, and record it.':
    'لا تُجهَّز المعاملة إلا لمفاتيح SegWit الأصلية. أرسل المبلغ المردود من محفظتك ثم سجّله.',
  'Too few coins': 'العملات غير كافية',
  'The addresses that payments got hold too little for this refund and its fee now. Send it from your wallet, and record it.':
    'العناوين التي استلمت الدفعات لا تحتوي الآن على ما يكفي لرد المبلغ ورسومه. أرسله من محفظتك ثم سجّله.',
  'Prepare the transaction of this refund first.': 'جهّز معاملة رد المبلغ هذه أولًا.',
  'This is no partially signed transaction. Export it from your wallet again.':
    'هذه ليست معاملة موقّعة جزئيًا. صدّرها من محفظتك مرة أخرى.',
  'This is another transaction than the one that was prepared. Nothing was sent.':
    'هذه معاملة أخرى غير التي جُهّزت. لم يُرسل شيء.',
  'A signature is missing. Sign the transaction with the wallet of this key.':
    'ينقص توقيع. وقّع المعاملة بمحفظة هذا المفتاح.',
  'A signature is not valid. Sign the prepared transaction again. Nothing was sent.':
    'أحد التوقيعات غير صالح. وقّع المعاملة المجهّزة مرة أخرى. لم يُرسل شيء.',
  'A reorganisation took back what the prepared transaction spends. Try again later.':
    'ألغت إعادة تنظيم السلسلة ما تنفقه المعاملة المجهّزة. حاول مرة أخرى لاحقًا.',
  'Your wallet has spent the coins of the prepared transaction. If it sent this refund, record that transaction.':
    'أنفقت محفظتك عملات المعاملة المجهّزة. إذا كانت قد أرسلت هذا المبلغ المردود، فسجّل تلك المعاملة.',
  'A transaction that was prepared for your wallet can still pay this refund. Send that one, or spend its coins in your wallet first.':
    'لا تزال معاملة جُهّزت لمحفظتك قادرة على دفع هذا المبلغ المردود. أرسل تلك المعاملة، أو أنفق عملاتها في محفظتك أولًا.',
  'A transaction that was prepared for an earlier refund can still be mined. Prepare this refund too: it spends the same coins, so that only one of both is paid.':
    'لا يزال من الممكن تأكيد معاملة جُهّزت لمبلغ مردود سابق. جهّز هذا المبلغ المردود أيضًا: فهو ينفق العملات نفسها، فلا يُدفع إلا أحدهما.',
  'The network does not know this transaction.': 'لا تعرف الشبكة هذه المعاملة.',
  'This transaction has {depth} of {final} confirmations. Record it again later.':
    'لهذه المعاملة {depth} من {final} تأكيدات. سجّلها لاحقًا.',
  'This transaction does not send {amount} {symbol} to {address} after the refund was created.':
    'لا ترسل هذه المعاملة {amount} {symbol} إلى {address} بعد إنشاء رد المبلغ.',
  'Another refund to this address was recorded with this transaction.':
    'سُجّل بهذه المعاملة رد آخر إلى هذا العنوان.',
  'This address cannot be paid on {network}.': 'لا يمكن الدفع إلى هذا العنوان على {network}.',
  'This address receives payments to the business. Use one of the customer.':
    'يستقبل هذا العنوان دفعات النشاط التجاري. استخدم عنوانًا للعميل.',
  'We cannot send to this address on {network}. Copy your address again from your wallet or exchange.':
    'لا يمكننا الإرسال إلى هذا العنوان على {network}. انسخ عنوانك مجددًا من محفظتك أو منصتك.',
  'This address belongs to the shop. Enter the address of your own wallet or exchange.':
    'هذا العنوان يخص المتجر. أدخل عنوان محفظتك أو منصتك.',
  'There are no comments on {network}. Leave the comment empty.':
    'لا توجد تعليقات على {network}. اترك التعليق فارغًا.',
  'This comment cannot be sent on {network}. Copy it again, or shorten it.':
    'لا يمكن إرسال هذا التعليق على {network}. انسخه مجددًا أو اختصره.',
  'Only a refund that is not signed can be cancelled.': 'لا يمكن إلغاء إلا رد مبلغ غير موقّع.',
  'This refund is {englishStatus}. {remedyText}': 'حالة رد المبلغ هذا لا تسمح بذلك. {remedyText}',
  'It went back with the refund of another transfer.': 'رُدّ مع رد تحويل آخر.',
  'What came can go back once it is confirmed, cancelled or expired.':
    'يمكن رد ما وصل بعد تأكيد الدفعة أو إلغائها أو انتهاء مدتها.',
  'A refund is possible once the money is confirmed.': 'يمكن رد المبلغ بعد تأكيد الأموال.',
  'It counts for a payment. Refund that payment instead.':
    'إنه محتسب لدفعة. ردّ مبلغ تلك الدفعة بدلًا من ذلك.',
  'It is ignored. Reopen it first.': 'إنه متجاهَل. أعد فتحه أولًا.',
  'Choose what goes back: {assetsText}.': 'اختر ما سيُردّ: {assetsText}.',
  'No {englishAsset} came that could go back.': 'لم يصل من ذلك ما يمكن رده.',
  'The shop withdrew this refund. Ask the shop if you still expect it.':
    'سحب المتجر رد المبلغ هذا. اسأل المتجر إذا كنت ما زلت تنتظره.',
  'This link has expired. Ask the shop for a new one.':
    'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا من المتجر.',
  'This refund already has an address. Not yours? Tell the shop before it sends the refund.':
    'لرد المبلغ هذا عنوان بالفعل. ليس عنوانك؟ أخبر المتجر قبل أن يرسل المبلغ.',
  'Only a refund with an address that is not on its way can be signed.':
    'لا يمكن توقيع إلا رد مبلغ له عنوان وليس في طريقه.',
  // Reports
  'Settlements are not priced in a currency.': 'لا تُسعَّر عمليات التجميع بعملة.',
  'A report has at most {count} days.': 'الحد الأقصى لأيام التقرير: {count}.',
  // Sandbox
  'A price is above zero, below a trillion, with at most 18 decimals.':
    'يجب أن يكون السعر أكبر من صفر وأقل من تريليون، بـ 18 خانة عشرية كحد أقصى.',
  'The sandbox is mining. Wait a moment.': 'البيئة التجريبية تعدّن الآن. انتظر قليلًا.',
  'Payments on {network} have no comment.': 'ليس للدفعات على {network} تعليق.',
  'Payments on {network} have no reference.': 'ليس للدفعات على {network} مرجع.',
  'The reference is not an address of {network}.': 'المرجع ليس عنوانًا على {network}.',
  'The faucet of this network pays {network} and its tokens only.':
    'لا يدفع صنبور هذه الشبكة إلا {network} وتوكناتها.',
  'Nothing was replaced. The network says: {reason}': 'لم يُستبدل شيء. تقول الشبكة: {reason}',
  'The inputs of this transaction do not cover that fee. Offer less.':
    'مدخلات هذه المعاملة لا تغطي هذه الرسوم. اعرض أقل.',
  'A fee rate of {network} has at most {count} decimals.':
    'الحد الأقصى للخانات العشرية في معدل رسوم {network}: {count}.',
  'The faucet does not have that much. Request less.': 'ليس لدى الصنبور هذا القدر. اطلب أقل.',
  'The network passes on {amount} {symbol} or more.': 'تمرّر الشبكة {amount} {symbol} أو أكثر.',
  'The ledger does not have this many blocks above its first one.':
    'ليس في السجل هذا العدد من الكتل فوق كتلته الأولى.',
  'The faucet has no coins left.': 'لم تبقَ عملات لدى الصنبور.',
  'This transaction is in a block. Undo the block first.':
    'هذه المعاملة في كتلة. تراجع عن الكتلة أولًا.',
  'The faucet did not send this transaction: its key is not here.':
    'لم يرسل الصنبور هذه المعاملة: مفتاحها ليس هنا.',
  'On {network} nothing takes the place of what waits.': 'على {network} لا شيء يحل محل ما ينتظر.',
  'This is not {englishName} address that can be paid this much.':
    'لا يمكن دفع هذا القدر إلى هذا العنوان.',
  'On {network} nobody can imitate an address here.': 'على {network} لا يمكن تقليد عنوان هنا.',
  'The network says: {reason}. Try again.': 'تقول الشبكة: {reason}. حاول مجددًا.',
  '{network} has fixed fees, which do not rise.': 'رسوم {network} ثابتة ولا ترتفع.',
  // Sends
  'There is no such token on {network}.': 'لا يوجد توكن كهذا على {network}.',
  'This server cannot send tokens on {network}.':
    'لا يمكن لهذا الخادم إرسال التوكنات على {network}.',
  'Enter the code from your authenticator app to send.': 'أدخل الرمز من تطبيق المصادقة للإرسال.',
  'This network has no gas': 'لا يوجد غاز في هذه الشبكة',
  'This looks like the same payment again': 'تبدو هذه الدفعة مكررة',
  'The network fee went up. Review the new fee.': 'ارتفعت رسوم الشبكة. راجع الرسوم الجديدة.',
  'The fee is high': 'الرسوم مرتفعة',
  'The fee is {fee}, and {usual} would be usual. Accept the fee to send.':
    'الرسوم {fee}، والمعتاد {usual}. اقبل الرسوم للإرسال.',
  'Your review has expired. Review the transaction again.':
    'انتهت صلاحية مراجعتك. راجع المعاملة مجددًا.',
  'This review was already used. Review the next transaction separately.':
    'استُخدمت هذه المراجعة بالفعل. راجع المعاملة التالية على حدة.',
  'This differs from what you reviewed. Nothing was signed.': 'يختلف هذا عما راجعته. لم يُوقَّع شيء.',
  'This review no longer exists. Review the transaction again.':
    'لم تعد هذه المراجعة موجودة. راجع المعاملة مجددًا.',
  'The transaction is unreadable, not valid for the network, or not signed with the keys of this account. Nothing was sent.':
    'المعاملة غير مقروءة أو غير صالحة للشبكة أو غير موقّعة بمفاتيح هذا الحساب. لم يُرسل شيء.',
  'The network refused the transaction': 'رفضت الشبكة المعاملة',
  '{network} has no memos.': 'ليس لـ {network} مذكرات.',
  'The memo is not valid text.': 'المذكرة ليست نصًا صالحًا.',
  'A memo on {network} has at most {count} bytes.':
    'الحد الأقصى للمذكرة على {network} بالبايت: {count}.',
  'This asset has at most {count} decimals.': 'الحد الأقصى للخانات العشرية في هذا الأصل: {count}.',
  'This is not an amount.': 'هذا ليس مبلغًا.',
  'Nothing was sent. The network says: no reason given': 'لم يُرسل شيء. لم تذكر الشبكة سببًا.',
  'Nothing was sent. The network says: {reason}': 'لم يُرسل شيء. تقول الشبكة: {reason}',
  // Step up
  'The password is incorrect.': 'كلمة المرور غير صحيحة.',
  'Confirm that it is you': 'أكّد أنه أنت',
  'Enter your password.': 'أدخل كلمة مرورك.',
  'Sign in again to continue. This needs a sign-in within the last 15 minutes.':
    'سجّل الدخول مجددًا للمتابعة. يتطلب ذلك تسجيل دخول خلال آخر 15 دقيقة.',
  'Enter a two-factor code.': 'أدخل رمز التحقق بخطوتين.',
  // Sweeps
  'Nothing to collect': 'لا شيء للتجميع',
  'No payment address has {symbol} that is worth its fee and free to move.':
    'لا يوجد عنوان دفع فيه {symbol} يستحق رسومه ويمكن نقله.',
  'Payments on {network} arrive in the settlement account itself. Send {symbol} from there.':
    'تصل الدفعات على {network} إلى حساب التسوية نفسه. أرسل {symbol} منه.',
  'Not enough for the fees': 'لا يكفي للرسوم',
  'Send {amount} {symbol} to {address} first. It pays the network fees.':
    'أرسل أولًا {amount} {symbol} إلى {address}. تُدفع به رسوم الشبكة.',
  'Another sweep moves these funds, or the settlement wallet changed.':
    'تنقل عملية تجميع أخرى هذه الأموال، أو تغيّرت محفظة التسوية.',
  'A sweep moves the funds of this address. Try again when it is done.':
    'تنقل عملية تجميع أموال هذا العنوان. حاول مرة أخرى بعد اكتمالها.',
  'Daily limit reached': 'تم بلوغ الحد اليومي',
  'You can send {limit} USD in 24 hours. {left} USD is left now.':
    'يمكنك إرسال {limit} USD خلال 24 ساعة. المتبقي الآن {left} USD.',
  'The price is not known now, and a rule of this server needs it. Try again later.':
    'السعر غير معروف الآن، وتحتاج إليه إحدى قواعد هذا الخادم. حاول مرة أخرى لاحقًا.',
  'New recipient': 'مستلم جديد',
  'More than {amount} USD can be sent only to contacts that you have had for {hours} h. Save this address as a contact first.':
    'لا يمكن إرسال أكثر من {amount} USD إلا إلى جهات اتصال محفوظة لديك منذ {hours} ساعة. احفظ هذا العنوان كجهة اتصال أولًا.',
  'You can send more than {amount} USD to this contact from {time} UTC.':
    'يمكنك إرسال أكثر من {amount} USD إلى جهة الاتصال هذه ابتداءً من {time} UTC.',
  'These addresses cannot be collected together now.': 'لا يمكن تجميع هذه العناوين معًا الآن.',
  // Transfers out
  'The plan has expired': 'انتهت صلاحية الخطة',
  'Fees may have changed. Make a new plan.': 'ربما تغيّرت الرسوم. أنشئ خطة جديدة.',
  'The plan is outdated': 'الخطة قديمة',
  'The fees are {fees}, and {usual} would be usual. Accept the fee to go on.':
    'الرسوم {fees}، والمعتاد {usual}. اقبل الرسوم للمتابعة.',
  'Not your wallet': 'ليست محفظتك',
  'Only the owner of the settlement wallet can sign.': 'لا يمكن التوقيع إلا لمالك محفظة التسوية.',
  'Another call sends this part. Look at its result.': 'يرسل استدعاء آخر هذا الجزء. راجع نتيجته.',
  'Earlier sends wait for a block. Sign the rest after it.':
    'هناك عمليات إرسال سابقة تنتظر كتلة. وقّع الباقي بعدها.',
  'The server signs one transaction for many addresses.': 'يوقّع الخادم معاملة واحدة لعناوين كثيرة.',
  'The fees for these addresses are on their way. Sign the rest when they have arrived.':
    'رسوم هذه العناوين في الطريق. وقّع الباقي عند وصولها.',
  '{causeText} Make a new plan.': '{causeText} أنشئ خطة جديدة.',
  'Nothing is left to sign.': 'لم يبقَ شيء للتوقيع.',
  'It sends nothing any more.': 'لم تعد ترسل شيئًا.',
  'This {englishThing} is {englishStatus}. {remedyText}': 'الحالة لا تسمح بذلك. {remedyText}',
  // Two factor
  'Two-factor sign-in is off.': 'التحقق بخطوتين متوقف.',
  "That code isn't right.": 'الرمز غير صحيح.',
  'Begin with a new secret.': 'ابدأ بسرّ جديد.',
  '2FA code is required to login': 'رمز التحقق بخطوتين مطلوب لتسجيل الدخول',
  'Two-factor sign-in is on already. Turn it off first.': 'التحقق بخطوتين مفعّل بالفعل. أوقفه أولًا.',
  // User deletion
  'Delete your wallets first. Make sure that you have their seed phrases.':
    'احذف محافظك أولًا. تأكد من أن لديك عبارات استردادها.',
  'Payments to {business} go to public keys that you chose. Another owner takes them over with a wallet first, or archives the business.':
    'تصل دفعات {business} إلى مفاتيح عامة اخترتها أنت. ليتولَّها أولًا مالك آخر بمحفظته أو ليؤرشف النشاط التجاري.',
  // Users
  'An account with this email already exists.': 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
  'This link is not valid or was already used. Request a new one.':
    'هذا الرابط غير صالح أو استُخدم بالفعل. اطلب رابطًا جديدًا.',
  'This link has expired. Request a new one.': 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
  'An event is given twice': 'ورد حدث مرتين',
  'Emails about your password and two-factor sign-in are always on.':
    'رسائل البريد المتعلقة بكلمة مرورك والتحقق بخطوتين مفعّلة دائمًا.',
  'Not a time zone': 'ليست منطقة زمنية',
  'Not a language': 'ليست لغة',
  // Vault
  'Billfold cannot sign at the moment. Try again in a few seconds.':
    'تعذّر على Billfold التوقيع حاليًا. حاول مجددًا بعد بضع ثوانٍ.',
  'The cloud encryption password is incorrect.': 'كلمة مرور التشفير السحابي غير صحيحة.',
  'This phrase belongs to a different wallet.': 'تخص هذه العبارة محفظة أخرى.',
  'Too many requests at once. Try again in a few seconds.':
    'طلبات كثيرة في وقت واحد. حاول مجددًا بعد بضع ثوانٍ.',
  'The amount is not the one that was reviewed. Nothing was signed.':
    'المبلغ ليس ما تمت مراجعته. لم يُوقَّع شيء.',
  'The asset is not the one that was reviewed. Nothing was signed.':
    'الأصل ليس ما تمت مراجعته. لم يُوقَّع شيء.',
  'The fee is not the one that was reviewed. Nothing was signed.':
    'الرسوم ليست ما تمت مراجعته. لم يُوقَّع شيء.',
  'The memo is not the one that was reviewed. Nothing was signed.':
    'المذكرة ليست ما تمت مراجعته. لم يُوقَّع شيء.',
  'The network is not the one that was reviewed. Nothing was signed.':
    'الشبكة ليست ما تمت مراجعته. لم يُوقَّع شيء.',
  'The recipient is not the one that was reviewed. Nothing was signed.':
    'المستلم ليس من تمت مراجعته. لم يُوقَّع شيء.',
  // Wallets
  'Password is too weak': 'كلمة المرور ضعيفة جدًا',
  'Must differ from your sign-in password': 'يجب أن تختلف عن كلمة مرور تسجيل الدخول',
  'Verify your email address before you create a wallet.':
    'تحقق من بريدك الإلكتروني قبل إنشاء محفظة.',
  'Choose an account that is in use and can hold the asset':
    'اختر حسابًا مستخدمًا يمكنه حفظ هذا الأصل',
  'This is not the name of the wallet': 'هذا ليس اسم المحفظة',
  'A transaction of this wallet is still pending. Delete the wallet once it is confirmed.':
    'ما زالت معاملة من هذه المحفظة معلّقة. احذف المحفظة بعد تأكيدها.',
  'This wallet was sealed differently. Load it again, or unlock it once with its password.':
    'شُفّرت هذه المحفظة بطريقة أخرى. حمّلها مجددًا، أو افتحها مرة بكلمة مرورها.',
  'This proof does not belong to an evaluation of the last 15 minutes.':
    'لا يخص هذا الإثبات عملية تحقق خلال آخر 15 دقيقة.',
  'You have {count} wallets already. Wallets that you deleted count for 30 days.':
    'عدد محافظك {count} بالفعل. تُحتسب المحافظ المحذوفة مدة 30 يومًا.',
  'Turn on two-factor sign-in first.': 'فعّل التحقق بخطوتين أولًا.',
  'You already have a wallet with this name': 'لديك محفظة بهذا الاسم بالفعل',
  'Enter either the password or the seed phrase, not both.':
    'أدخل إما كلمة المرور أو عبارة الاسترداد، لا كلتيهما.',
  'Enter the password or the seed phrase.': 'أدخل كلمة المرور أو عبارة الاسترداد.',
  'List each account only once': 'اذكر كل حساب مرة واحدة فقط',
  'This wallet receives the payments of {businesses}. Archive it in the business settings first, then delete the wallet.':
    'تستلم هذه المحفظة دفعات {businesses}. أرشفه أولًا في إعدادات النشاط التجاري، ثم احذف المحفظة.',
  'This wallet receives the payments of {businesses}. Archive them in the business settings first, then delete the wallet.':
    'تستلم هذه المحفظة دفعات {businesses}. أرشفها أولًا في إعدادات الأنشطة التجارية، ثم احذف المحفظة.',
  'Customers of {businesses} may still pay into this wallet. You can delete it 30 days after the last of these payments has ended.':
    'قد يدفع عملاء {businesses} إلى هذه المحفظة بعد. يمكنك حذفها بعد 30 يومًا من انتهاء آخر هذه الدفعات.',
  'A seed phrase has 12, 15, 18, 21 or 24 words. This one has {count}.':
    'تتكون عبارة الاسترداد من 12 أو 15 أو 18 أو 21 أو 24 كلمة. عدد كلمات هذه {count}.',
  'Not in the word list: word {positions}.': 'ليست في قائمة الكلمات: الكلمة {positions}.',
  'Not in the word list: words {positions}.': 'ليست في قائمة الكلمات: الكلمات {positions}.',
  'Every word is valid, but the phrase is not. Check the order.':
    'كل كلمة صالحة، لكن العبارة غير صالحة. تحقق من الترتيب.',
  // Webhooks
  'A business can have {count} webhooks in each mode. Delete one first.':
    'الحد الأقصى لـ Webhooks للنشاط التجاري في كل وضع: {count}. احذف أحدها أولًا.',
  'This webhook is turned off. Turn it on first.': 'هذا الـ Webhook متوقف. فعّله أولًا.',
  'The period has more than {count} events. Choose a shorter one.':
    'أحداث هذه الفترة أكثر من {count}. اختر فترة أقصر.',
  'The body of this event is no longer kept. Load its payment instead.':
    'لم يعد محتوى هذا الحدث محفوظًا. حمّل دفعته بدلًا من ذلك.',
  'This is not a URL.': 'هذا ليس عنوان URL.',
  'Use an https address.': 'استخدم عنوان https.',
  'Leave the user name and password out.': 'لا تُدرج اسم المستخدم وكلمة المرور.',
  'Leave the part after # out.': 'لا تُدرج ما بعد #.',
  'Use a host name instead of an IP address.': 'استخدم اسم مضيف بدلًا من عنوان IP.',
  'This host name leads to a private network.': 'يؤدي اسم المضيف هذا إلى شبكة خاصة.',
  'Use port 443, 8443 or one from 1024 on.': 'استخدم المنفذ 443 أو 8443 أو منفذًا من 1024 فما فوق.',
  'The host name does not resolve.': 'تعذّر العثور على اسم المضيف.',
  'The host resolves to {address}, which is not a public address.':
    'يؤدي المضيف إلى {address}، وهو ليس عنوانًا عامًا.',
  // Rules of fields
  'is not valid': 'القيمة غير صالحة.',
  'is required': 'هذا الحقل مطلوب.',
  'is not a known field': 'هذا الحقل غير معروف.',
  'must not be empty': 'يجب ألا يكون فارغًا.',
  'must be text': 'يجب أن يكون نصًا.',
  'must be a number': 'يجب أن يكون رقمًا.',
  'must be a whole number': 'يجب أن يكون عددًا صحيحًا.',
  'must be a whole number from 1 to {maximum}': 'يجب أن يكون عددًا صحيحًا من 1 إلى {maximum}.',
  'must be true or false': 'يجب أن يكون true أو false.',
  'must be one of {values}': 'يجب أن يكون إحدى القيم: {values}.',
  'must be at least {minimum}': 'يجب ألا يقل عن {minimum}.',
  'must be at most {maximum}': 'يجب ألا يزيد على {maximum}.',
  'must have at least {minimum} characters': 'الحد الأدنى للأحرف: {minimum}.',
  'must have at most {maximum} characters': 'الحد الأقصى للأحرف: {maximum}.',
  'must have at most 1 character': 'حرف واحد كحد أقصى.',
  'must have at least 1 item': 'عنصر واحد على الأقل.',
  'must have at least {minimum} items': 'الحد الأدنى للعناصر: {minimum}.',
  'must have at most 1 item': 'عنصر واحد كحد أقصى.',
  'must have at most {maximum} items': 'الحد الأقصى للعناصر: {maximum}.',
  'must be an email address, such as ada@example.com':
    'يجب أن يكون عنوان بريد إلكتروني، مثل ada@example.com.',
  'must be a URL': 'يجب أن يكون عنوان URL.',
  'must be a time such as 22:00': 'يجب أن يكون وقتًا، مثل 22:00.',
  'must be a date such as 2026-11-21, or a time such as 2026-11-21T08:00:00Z or 2026-11-21T10:00:00+02:00':
    'يجب أن يكون تاريخًا مثل 2026-11-21، أو وقتًا مثل 2026-11-21T08:00:00Z أو 2026-11-21T10:00:00+02:00.',
  'must be a time such as 2026-11-21T08:00:00Z, or null if it never expires':
    'يجب أن يكون وقتًا مثل 2026-11-21T08:00:00Z، أو null إذا لم تكن له نهاية صلاحية.',
  'must be a date with a time, such as 2026-11-21T08:00:00Z':
    'يجب أن يكون تاريخًا مع وقت، مثل 2026-11-21T08:00:00Z.',
  'must be a date, such as 2026-11-21': 'يجب أن يكون تاريخًا، مثل 2026-11-21.',
  'must be a time zone such as Europe/Berlin': 'يجب أن يكون منطقة زمنية، مثل Europe/Berlin.',
  'must be a country code of ISO 3166-1, such as DE': 'يجب أن يكون رمز بلد وفق ISO 3166-1، مثل DE.',
  'must be a currency code of ISO 4217, such as USD': 'يجب أن يكون رمز عملة وفق ISO 4217، مثل USD.',
  'must be a language tag of BCP 47, such as en or pt-BR':
    'يجب أن يكون رمز لغة وفق BCP 47، مثل en أو pt-BR.',
  'must be a VAT number such as DE123456789': 'يجب أن يكون رقمًا ضريبيًا، مثل DE123456789.',
  'must be an exact decimal in plain digits, such as 0.015':
    'يجب أن يكون عددًا عشريًا دقيقًا بالأرقام، مثل 0.015.',
  'must be US dollars with two decimals at most, such as 12.50':
    'يجب أن يكون مبلغًا بالدولار الأمريكي بخانتين عشريتين كحد أقصى، مثل 12.50.',
  'must be a whole number of gas': 'يجب أن يكون كمية صحيحة من الغاز.',
  'must be an address such as https://shop.example/terms':
    'يجب أن يكون عنوانًا مثل https://shop.example/terms.',
  'must be an origin without a path, such as https://shop.example':
    'يجب أن يكون مصدرًا بلا مسار، مثل https://shop.example.',
  'must be an IP address or a network, such as 203.0.113.7 or 2001:db8::/32':
    'يجب أن يكون عنوان IP أو شبكة، مثل 203.0.113.7 أو 2001:db8::/32.',
  'must not contain a semicolon': 'يجب ألا يحتوي على فاصلة منقوطة.',
  'must not contain a null character or half of a surrogate pair':
    'يجب ألا يحتوي على حرف فارغ أو نصف زوج بديل.',
  'must be the hash of a transaction': 'يجب أن يكون هاش معاملة.',
};
