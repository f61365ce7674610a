import type { MailTexts } from './en.ts';

export const arabic: MailTexts = {
  'subject.test': 'اختبار: {subject}',
  'amount.on': '{amount} على {network}',
  'amount.worth': '{amount} على {network} ({value})',
  'open.security': 'إعدادات الأمان',

  'verify.subject': 'تحقّق من عنوان بريدك الإلكتروني',
  'verify.text': 'افتح هذا الرابط للتحقق من عنوان بريدك الإلكتروني:',
  'verify.open': 'التحقق من البريد الإلكتروني',
  'verify.expiry':
    'يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال 24 ساعة. لم تسجّل في Billfold؟ تجاهل هذه الرسالة.',

  'device.subject': 'تسجيل دخول جديد إلى حسابك في Billfold',
  'device.text': 'تسجيل دخول جديد إلى حسابك من: {device}.',
  'device.unknown': 'غير معروف',
  'device.facts': 'الوقت: {time}. عنوان IP: {ip}.',
  'device.notYou': 'لم تكن أنت؟ غيّر كلمة مرورك وسجّل خروج تلك الجلسة الآن:',

  'reset.subject': 'تعيين كلمة مرور جديدة',
  'reset.text': 'افتح هذا الرابط لتعيين كلمة مرور جديدة لتسجيل الدخول:',
  'reset.open': 'تعيين كلمة مرور جديدة',
  'reset.expiry':
    'يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال 30 دقيقة. لا تتغير كلمات مرور التشفير السحابي ولا عبارات الاسترداد الخاصة بك. لم تطلب ذلك؟ تجاهل هذه الرسالة.',

  'password.subject': 'تم تغيير كلمة مرورك',
  'password.text':
    'تم تغيير كلمة مرور تسجيل الدخول لحسابك في Billfold. لم تتغير كلمات مرور التشفير السحابي ولا عبارات الاسترداد الخاصة بك.',
  'password.logins':
    'لا يزال تسجيل الدخول ممكنًا بتسجيلات الدخول المرتبطة هذه: {logins}. إذا لم تتعرف على أحدها، فأزله من إعدادات الأمان.',
  'password.notYou': 'لم تكن أنت؟ عيّن كلمة مرور جديدة الآن:',

  'email.subject': 'تم تغيير عنوان بريدك الإلكتروني',
  'email.text':
    'لحسابك في Billfold الآن عنوان بريد إلكتروني آخر. لم يعد تسجيل الدخول ممكنًا بهذا العنوان.',
  'email.undo':
    'لم تكن أنت؟ تراجع عن التغيير. يؤدي ذلك إلى تسجيل الخروج من كل الأجهزة، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة:',
  'email.open': 'التراجع عن تغيير البريد الإلكتروني',
  'email.expiry': 'يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال 24 ساعة.',

  'secured.subject': 'تم تأمين حسابك',
  'secured.text':
    'أنهينا عمليات الوصول هذه إلى حسابك في Billfold: {sessions, plural, zero {لا جلسات أخرى} one {جلسة أخرى واحدة} two {جلستان أخريان} few {# جلسات أخرى} many {# جلسة أخرى} other {# جلسة أخرى}}، {tokens, plural, zero {لا رموز وصول شخصية} one {رمز وصول شخصي واحد} two {رمزا وصول شخصيان} few {# رموز وصول شخصية} many {# رمز وصول شخصيًا} other {# رمز وصول شخصي}}، {devices, plural, zero {لا أجهزة موثوقة} one {جهاز موثوق واحد} two {جهازان موثوقان} few {# أجهزة موثوقة} many {# جهازًا موثوقًا} other {# جهاز موثوق}}، {logins, plural, zero {لا تسجيلات دخول مرتبطة} one {تسجيل دخول مرتبط واحد} two {تسجيلا دخول مرتبطان} few {# تسجيلات دخول مرتبطة} many {# تسجيل دخول مرتبطًا} other {# تسجيل دخول مرتبط}}. لم تعد تعمل الروابط التي أرسلناها إليك للتحقق من عنوانك أو لتعيين كلمة مرور.',
  'secured.kept': 'يبقى تسجيل دخولك عبر {provider} مرتبطًا، لأنه طريقتك الوحيدة لتسجيل الدخول.',
  'secured.notYou': 'لم تكن أنت، أو قد يعرف شخص آخر كلمة مرورك؟ عيّن كلمة مرور جديدة الآن:',

  'twoFactor.subject.enabled': 'التحقق بخطوتين مفعّل',
  'twoFactor.text.enabled':
    'يتطلب تسجيل الدخول إلى حسابك في Billfold الآن رمزًا من تطبيق المصادقة. سجّلنا خروج كل الجلسات الأخرى وأبطلنا كل رموز الوصول الشخصية.',
  'twoFactor.subject.disabled': 'التحقق بخطوتين متوقف',
  'twoFactor.text.disabled': 'لم يعد تسجيل الدخول إلى حسابك في Billfold يتطلب رمزًا.',
  'twoFactor.subject.codes-renewed': 'تم استبدال رموزك الاحتياطية',
  'twoFactor.text.codes-renewed':
    'لحسابك في Billfold رموز احتياطية جديدة. لم تعد الرموز القديمة تعمل.',
  'twoFactor.subject.recovery-code-used': 'تم استخدام رمز احتياطي',
  'twoFactor.text.recovery-code-used':
    'تم استخدام رمز احتياطي بدلًا من رمز من تطبيق المصادقة. لم يعد هذا الرمز يعمل.',
  'twoFactor.notYou': 'لم تكن أنت؟ غيّر كلمة مرورك وسجّل خروج كل الجلسات الأخرى الآن:',

  'token.subject': 'تم إنشاء رمز وصول شخصي',
  'token.text.READ':
    'لحسابك في Billfold رمز وصول شخصي جديد. يستطيع كل من يملكه قراءة محافظك حتى {day}. لا يمكنه إرسال العملات ولا تغيير جهات الاتصال.',
  'token.text.FULL':
    'لحسابك في Billfold رمز وصول شخصي جديد. يستطيع كل من يملكه قراءة محافظك وتغيير الملاحظات والتسميات وأشياء أخرى لا تحتاج إلى كلمة مرور، حتى {day}. لا يمكنه إرسال العملات ولا تغيير جهات الاتصال.',
  'token.notYou': 'لم تكن أنت؟ أبطل الرمز وغيّر كلمة مرورك الآن:',

  'identity.subject.connected': 'تم ربط {provider}',
  'identity.text.connected': 'يمكنك الآن تسجيل الدخول إلى حسابك في Billfold عبر {provider}.',
  'identity.subject.disconnected': 'أُلغي ربط {provider}',
  'identity.text.disconnected': 'لم يعد بإمكانك تسجيل الدخول إلى حسابك في Billfold عبر {provider}.',
  'identity.notYou': 'لم تكن أنت؟ غيّر كلمة مرورك وراجع تسجيلات الدخول المرتبطة الآن:',

  'export.subject': 'بياناتك جاهزة',
  'export.text': 'تصدير بياناتك جاهز. يمكنك تنزيله خلال 7 أيام:',
  'export.open': 'تنزيل بياناتك',
  'export.notYou': 'لم تطلب ذلك؟ غيّر كلمة مرورك وسجّل خروج كل الجلسات الأخرى الآن.',

  'deleted.subject': 'تم حذف حسابك في Billfold',
  'deleted.text': 'لم يعد بإمكانك تسجيل الدخول إليه. نمحو بياناته بعد 30 يومًا.',
  'deleted.coins': 'تبقى عملاتك على البلوكشين. لا يزال بإمكان من لديه عبارة الاسترداد نقلها.',

  'key.subject.SEED_REVEALED': 'تم عرض عبارة الاسترداد الخاصة بك',
  'key.text.SEED_REVEALED':
    'تم عرض عبارة الاسترداد لإحدى محافظك بكلمة مرور التشفير السحابي الخاصة بها.',
  'key.advice.SEED_REVEALED': 'لم تكن أنت؟ انقل أموالك إلى محفظة جديدة الآن وغيّر كلمات مرورك.',
  'key.subject.CLOUD_PASSWORD_RESET': 'تمت إعادة تعيين كلمة مرور التشفير السحابي',
  'key.text.CLOUD_PASSWORD_RESET':
    'تمت إعادة تعيين كلمة مرور التشفير السحابي لإحدى محافظك بعبارة الاسترداد الخاصة بها. تم تسجيل خروجك من كل الأجهزة الأخرى.',
  'key.advice.CLOUD_PASSWORD_RESET':
    'لم تكن أنت؟ شخص آخر يملك عبارة الاسترداد الخاصة بك. انقل أموالك إلى محفظة جديدة الآن.',
  'key.subject.CLOUD_PASSWORD_CHANGED': 'تم تغيير كلمة مرور التشفير السحابي',
  'key.text.CLOUD_PASSWORD_CHANGED':
    'لإحدى محافظك كلمة مرور تشفير سحابي جديدة. لم تعد القديمة تفتحها.',
  'key.advice.CLOUD_PASSWORD_CHANGED':
    'لم تكن أنت؟ أعد تعيين كلمة المرور بعبارة الاسترداد وغيّر كلمة مرور تسجيل الدخول.',
  'key.subject.WALLET_DELETED': 'تم حذف محفظة',
  'key.text.WALLET_DELETED':
    'تم حذف إحدى محافظك. يمكنك استعادتها خلال 30 يومًا. بعد ذلك ستحتاج إلى عبارة الاسترداد الخاصة بها.',
  'key.advice.WALLET_DELETED':
    'تبقى عملاتك على البلوكشين. لا يزال بإمكان من لديه عبارة الاسترداد نقلها.',
  'key.subject.SEND_CODE_NOT_REQUIRED': 'لم يعد الإرسال يتطلب رمزًا',
  'key.text.SEND_CODE_NOT_REQUIRED':
    'لم تعد المعاملات من إحدى محافظك في Billfold تحتاج إلى رمز من تطبيق المصادقة.',
  'key.advice.SEND_CODE_NOT_REQUIRED':
    'لم تكن أنت؟ غيّر كلمة مرورك وسجّل خروج كل الجلسات الأخرى الآن.',

  'contact.subject': 'لإحدى جهات الاتصال عنوان جديد',
  'contact.text': 'لجهات الاتصال هذه في محفظتك «{wallet}» عنوان آخر الآن:',
  'contact.line': '{name} ({network}): {address}',
  'contact.lineWithMemo': '{name} ({network}): {address}، مذكرة {memo}',
  'contact.more': 'و{count} غيرها.',
  'contact.notYou':
    'يضع الإرسال علامة عليها لمدة 24 ساعة. لم تكن أنت؟ راجع جهات الاتصال قبل أن تدفع لأحد، وأمّن حسابك:',
  'contact.added.subject': 'جهات اتصال جديدة في محفظتك',
  'contact.added.text':
    'أُضيفت جهات اتصال إلى محفظتك "{wallet}". ابتداءً من {time} يمكن إرسال أكثر من {amount} USD إليها:',
  'contact.added.notYou': 'لم تكن أنت؟ احذفها قبل ذلك، وأمّن حسابك:',

  'transaction.open': 'عرض المعاملة',
  'transaction.manage': 'إدارة إشعارات البريد الإلكتروني:',
  'transaction.notifications': 'الإشعارات',
  'transaction.notYou':
    'لم تكن أنت؟ شخص آخر يملك مفاتيحك. انقل ما تبقى من أموالك إلى محفظة جديدة الآن.',
  'transaction.fee': 'رسوم الشبكة: حتى {fee}.',
  'transaction.sent.subject': 'أرسلت {amount}',
  'transaction.sent': 'أرسلت {amount} إلى {address}.',
  'transaction.sent.several': 'أرسلت {amount} إلى عدة عناوين.',
  'transaction.elsewhere.subject': 'خرج {amount} من محفظتك',
  'transaction.elsewhere':
    'تم إرسال {amount} إلى {address}. لم يتم التوقيع هنا: عبارة الاسترداد نفسها مستخدمة في مكان آخر.',
  'transaction.elsewhere.several':
    'تم إرسال {amount} إلى عدة عناوين. لم يتم التوقيع هنا: عبارة الاسترداد نفسها مستخدمة في مكان آخر.',
  'transaction.received.subject': 'استلمت {amount}',
  'transaction.received': 'استلمت {amount} على {address}.',
  'transaction.received.several': 'استلمت {amount} على عدة عناوين.',
  'transaction.received.wait':
    '{count, plural, zero {يمكن إنفاق المبلغ الآن.} one {يمكن إنفاق المبلغ بعد كتلة أخرى.} two {يمكن إنفاق المبلغ بعد كتلتين أخريين.} few {يمكن إنفاق المبلغ بعد # كتل أخرى.} many {يمكن إنفاق المبلغ بعد # كتلة أخرى.} other {يمكن إنفاق المبلغ بعد # كتلة أخرى.}}',
  'transaction.confirmed.subject.received': 'مؤكدة: استلام {amount}',
  'transaction.confirmed.received': 'أكدت الشبكة أنك استلمت {amount}.',
  'transaction.confirmed.subject.sent': 'مؤكدة: إرسال {amount}',
  'transaction.confirmed.sent': 'أكدت الشبكة أنك أرسلت {amount}.',

  'invitation.subject': 'انضم إلى {business} على Billfold',
  'invitation.OWNER': 'دعاك {inviter} إلى {business} بدور مالك.',
  'invitation.ADMIN': 'دعاك {inviter} إلى {business} بدور مسؤول.',
  'invitation.DEVELOPER': 'دعاك {inviter} إلى {business} بدور مطوّر.',
  'invitation.ACCOUNTANT': 'دعاك {inviter} إلى {business} بدور محاسب.',
  'invitation.SUPPORT': 'دعاك {inviter} إلى {business} بدور دعم.',
  'invitation.VIEWER': 'دعاك {inviter} إلى {business} بدور مُشاهد.',
  'invitation.text': 'سجّل الدخول بالعنوان {email}، أو أنشئ حسابًا به، ثم اقبل الدعوة:',
  'invitation.open': 'قبول الدعوة',
  'invitation.expiry':
    'يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال 7 أيام. لا تعرف {inviter}؟ تجاهل هذه الرسالة.',

  'takeover.subject': 'الدفعات إلى {business} تذهب إلى محفظة أخرى',
  'takeover.text': 'تولّى {name} الدفعات إلى {business} بمحفظة خاصة به.',
  'takeover.addresses':
    'تبقى العناوين التي لدى العملاء قيد المراقبة. الأموال التي وصلت إليها تبقى في المحفظة السابقة.',
  'takeover.notExpected': 'لم تتوقع ذلك؟ راجع الفريق واسأل المالكين الآخرين.',
  'takeover.open': 'فتح الفريق',

  'watchKey.subject': 'دفعات {asset} إلى {business} تذهب إلى محفظة أخرى',
  'watchKey.chosen':
    'اختار {name} المفتاح العام لمحفظة أخرى. تصل دفعات {asset} الجديدة إلى {business} إلى عناوينه.',
  'watchKey.address': 'العنوان الأول هو {address}.',
  'watchKey.removed':
    'أزال {name} المفتاح العام لمحفظة أخرى. تصل دفعات {asset} الجديدة إلى {business} إلى محفظة التسوية من جديد.',

  'business.named': 'اختار {business} عنوانك لهذه الرسالة. لا تريدها؟ اطلب إزالة عنوانك.',
  'business.manage': 'اختر الرسائل التي يتلقاها نشاطك التجاري:',
  'business.notifications': 'الإشعارات',
  'business.order': 'الطلب: {order}',

  'payment.completed.subject': 'اكتملت دفعة بقيمة {price}',
  'payment.completed': 'تلقى {business} دفعة بقيمة {price}. الدفعة نهائية.',
  'payment.marked_paid':
    'وضع {business} علامة «مدفوعة» على دفعة بقيمة {price}. لا يُضاف شيء إلى ما استُلم.',
  'payment.attention.subject': 'دفعة بقيمة {price} تحتاج إلى انتباهك',
  'payment.attention': 'دفعة بقيمة {price} إلى {business} تحتاج إلى انتباهك.',
  'payment.underpaid': 'دفع العميل أقل من المطلوب: ينقص {amount}.',
  'payment.overpaid': 'دفع العميل {amount} زيادة.',
  'payment.late': 'وصل المال بعد انتهاء وقت الدفع.',
  'payment.wrong_asset': 'وصل أصل آخر. لا يُحتسب لهذه الدفعة.',
  'payment.multiple': 'وصل تحويل آخر.',
  'payment.other_network':
    'وصلت عملات إلى عنوان الدفعة على شبكة أخرى. لا تُحتسب، ولا يستطيع Billfold نقلها.',
  'payment.reorged': 'تراجعت الشبكة عن كتلة. لا تشحن الطلب حتى تتأكد الدفعة مرة أخرى.',
  'payment.received': 'المستلم: {amount}',
  'payment.open': 'فتح الدفعة',

  'unmatched.subject': 'تحويل بقيمة {amount} لا يطابق أي دفعة',
  'unmatched.text': 'استلم {business} {amount}. لا نعرف لأي دفعة.',
  'unmatched.advice': 'عيّن التحويل لدفعة، أو ردّ المبلغ.',
  'unmatched.open': 'فتح التحويلات غير المطابقة',

  'webhook.failing.subject': 'يفشل Webhook الخاص بـ {business}',
  'webhook.failing': 'منذ أكثر من ساعة لم يقبل {url} أي حدث.',
  'webhook.failing.retries': 'نعيد محاولة كل حدث لمدة ثلاثة أيام تقريبًا. أصلح المستقبِل قبل ذلك.',
  'webhook.failing.end': 'بعد خمسة أيام دون نجاح نوقف Webhook.',
  'webhook.disabled.subject': 'تم إيقاف Webhook الخاص بـ {business}',
  'webhook.disabled.gone': 'توقفنا عن إرسال الأحداث إلى {url}. أجاب المستقبِل بـ 410 Gone.',
  'webhook.disabled.silent': 'توقفنا عن إرسال الأحداث إلى {url}. لم يُقبل أي شيء لمدة خمسة أيام.',
  'webhook.disabled.advice':
    'أصلح المستقبِل، وشغّل Webhook من جديد، وأعد إرسال الأحداث الفائتة. يُحتفظ بها 30 يومًا.',
  'webhook.open': 'فتح Webhook',

  'refund.confirmed.subject': 'تأكد رد {amount}',
  'refund.confirmed': 'ردّ {business} مبلغ {amount}. أكدته الشبكة.',
  'refund.signature.subject': 'رد {amount} يحتاج إلى توقيع',
  'refund.signature': 'رد {amount} من {business} ينتظر توقيعًا.',
  'refund.signature.again': 'رفضت الشبكة رد {amount} من {business}. وقّع الرد مرة أخرى.',
  'refund.signature.owner': 'لا يستطيع توقيعه إلا مالك المحفظة التي تذهب إليها الدفعات.',

  'settlement.signature.subject': 'تجميع {amount} يحتاج إلى توقيع',
  'settlement.signature': 'تجميع {amount} لصالح {business} فيه معاملات غير موقّعة.',
  'settlement.open': 'فتح التجميع',
  'payout.signature.subject': 'دفع جماعي بقيمة {amount} يحتاج إلى توقيع',
  'payout.signature': 'دفع جماعي بقيمة {amount} من {business} فيه معاملات غير موقّعة.',
  'payout.open': 'فتح الدفع الجماعي',
  'signature.owner': 'لا يستطيع التوقيع إلا مالك المحفظة التي تذهب إليها الدفعات.',

  'gas.low.subject': 'رصيد {symbol} لرسوم الشبكة منخفض لدى {business}',
  'gas.low': 'بقي لدى {business} مبلغ {amount} لرسوم الشبكة.',
  'gas.low.covers':
    '{count, plural, zero {لا يكفي لأي تحويل رموز.} one {يكفي لتحويل رموز واحد.} two {يكفي لتحويلي رموز.} few {يكفي لعدد # تحويلات رموز.} many {يكفي لعدد # تحويلًا للرموز.} other {يكفي لعدد # تحويل للرموز.}} يكلّف التحويل الواحد حاليًا ما يصل إلى {fee}.',
  'gas.low.advice': 'أرسل {symbol} إلى {address}. من دونه لا يمكن تجميع رموزك أو ردّها أو دفعها.',
  'dashboard.open': 'فتح لوحة المعلومات',

  'digest.subject.DAILY': 'الدفعات إلى {business} في {day}',
  'digest.subject.WEEKLY': 'الدفعات إلى {business} من {from} إلى {to}',
  'digest.paid':
    '{count, plural, zero {لم تؤكَّد أي دفعة.} one {تأكدت دفعة واحدة:} two {تأكدت دفعتان:} few {تأكدت # دفعات:} many {تأكدت # دفعة:} other {تأكدت # دفعة:}}',
  'digest.refunded':
    '{count, plural, zero {لم يتأكد رد أي مبلغ.} one {تأكد رد مبلغ واحد:} two {تأكد رد مبلغين:} few {تأكد رد # مبالغ:} many {تأكد رد # مبلغًا:} other {تأكد رد # مبلغ:}}',
  'digest.attention':
    '{count, plural, zero {لا توجد دفعات تحتاج إلى انتباهك.} one {دفعة واحدة تحتاج إلى انتباهك الآن.} two {دفعتان تحتاجان إلى انتباهك الآن.} few {# دفعات تحتاج إلى انتباهك الآن.} many {# دفعة تحتاج إلى انتباهك الآن.} other {# دفعة تحتاج إلى انتباهك الآن.}}',
  'digest.unmatched':
    '{count, plural, zero {كل التحويلات لها دفعات.} one {تحويل واحد لا يخص أي دفعة.} two {تحويلان لا يخصان أي دفعة.} few {# تحويلات لا تخص أي دفعة.} many {# تحويلًا لا يخص أي دفعة.} other {# تحويل لا يخص أي دفعة.}}',

  'report.subject': 'تقريرك جاهز',
  'report.subject.monthly': 'تقريرك الشهري جاهز',
  'report.text.PAYMENTS': 'تقرير الدفعات من {from} إلى {to} جاهز. يمكنك تنزيله خلال 30 يومًا:',
  'report.text.TRANSFERS': 'تقرير التحويلات من {from} إلى {to} جاهز. يمكنك تنزيله خلال 30 يومًا:',
  'report.text.REFUNDS': 'تقرير عمليات الرد من {from} إلى {to} جاهز. يمكنك تنزيله خلال 30 يومًا:',
  'report.text.SETTLEMENTS':
    'تقرير عمليات التجميع من {from} إلى {to} جاهز. يمكنك تنزيله خلال 30 يومًا:',
  'report.text.TAX': 'تقرير الدخل حسب الشهر من {from} إلى {to} جاهز. يمكنك تنزيله خلال 30 يومًا:',
  'report.open': 'فتح التقارير',

  'invoice.subject': 'فاتورة {number}: {sum}',
  'invoice.text': 'رسوم الدفعات المكتملة حتى نهاية {month} هي {sum}.',
  'invoice.open': 'دفع الفاتورة',
  'invoice.earlier': 'اطّلع على الدفعات والفواتير السابقة:',
  'invoice.billing': 'فتح الفوترة',

  'linkInvoice.subject': 'أرسل إليك {shop} فاتورة: {sum}',
  'linkInvoice.text': 'يطلب منك {shop} دفع {sum} مقابل {title}.',
  'linkInvoice.number': 'الفاتورة {number}، صادرة عن {issuer}.',
  'linkInvoice.line': '{quantity} × {label}، {price} للوحدة',
  'linkInvoice.line.one': '{label}، {price}',
  'linkInvoice.due': 'تاريخ الاستحقاق: {day}.',
  'linkInvoice.note': 'ملاحظة من {shop}: {note}',
  'linkInvoice.test': 'هذه فاتورة اختبارية. لا يُطلب منك دفع أموال حقيقية.',
  'linkInvoice.how': 'يتم الدفع بالعملات المشفرة. تعرض هذه الصفحة الخطوات:',
  'linkInvoice.stop': 'لا تريد هذه الرسائل؟ أوقف فواتير {shop} وتذكيراته عبر البريد الإلكتروني:',
  'linkInvoice.stop.open': 'إيقاف الرسائل',
  'linkInvoice.reminder.subject': 'تذكير: فاتورة من {shop}، {sum}',
  'linkInvoice.reminder.before': 'تستحق فاتورة {shop} مقابل {title} في {day}: {sum}.',
  'linkInvoice.reminder.today': 'تستحق فاتورة {shop} مقابل {title} اليوم: {sum}.',
  'linkInvoice.reminder.after':
    'كان استحقاق فاتورة {shop} مقابل {title} في {day}: {sum}. لم تُدفع بعد.',
  'linkInvoice.reminder.after.part':
    'كان استحقاق فاتورة {shop} مقابل {title} في {day}: {sum}. لم تُدفع بالكامل بعد.',

  'commissions.subject': 'عمولات {business}: {sum}',
  'commissions.text': 'أحال {business} أنشطة تجارية إلى خادمك وكسب {sum}. ادفع له عبر هذا الرابط:',
  'commissions.open': 'دفع العمولات',

  fact: '{label}: {value}',
  'fact.invoice': 'الفاتورة',
  'fact.order': 'الطلب',
  'fact.for': 'مقابل',
  'fact.price': 'السعر',
  'fact.receipt': 'إيصال',
  'fact.paid': 'دُفع بـ',
  'fact.marked': 'وضع المتجر علامة «مدفوعة»',
  'fact.over': 'مدفوع زيادة',
  'fact.transaction': 'المعاملة',
  'fact.id': 'معرّف الدفعة',
  'fact.arrived': 'وصل',
  'fact.date': 'التاريخ',
  'fact.address': 'العنوان',
  'fact.memo': 'المذكرة',

  'receipt.subject': 'إيصال {number} من {shop}',
  'receipt.text': 'استلم {shop} دفعتك.',
  'receipt.marked': 'وضع {shop} علامة «مدفوعة» على دفعتك.',
  'receipt.line': '{quantity} × {label}',
  'receipt.test': 'كانت هذه دفعة اختبارية. لم تُنقل أموال حقيقية.',
  'receipt.open': 'فتح الإيصال',
  'receipt.entered': 'أُدخل هذا العنوان في صفحة الدفع. لم تكن أنت؟ يمكنك تجاهل هذه الرسالة.',
  'customer.questions': 'لديك أسئلة؟ راسل {email}.',
  'customer.site': 'لديك أسئلة؟ تواصل مع المتجر: {website}',
  'customer.none.ORDER': 'لديك أسئلة؟ اكتب إلى {shop} حيث طلبت، واذكر معرّف الدفعة هذا.',
  'customer.none.LINK': 'لديك أسئلة؟ اكتب إلى {shop} حيث وصلك رابط الدفع، واذكر معرّف الدفعة هذا.',
  'customer.none.INVOICE': 'لديك أسئلة؟ اكتب إلى {shop} حيث وصلتك الفاتورة، واذكر معرّف الدفعة هذا.',
  'customer.page': 'فتح صفحة الدفع',

  'checkout.amount': 'المبلغ',
  'checkout.footer': 'الدفع عبر Billfold',
  'checkout.send.partly.stuck':
    'هل الباقي أصغر من أن يُرسل؟ يمكن لـ {merchant} قبول ما وصل أو إعادته.',
  'checkout.paid.over': 'أرسلت {amount} زيادة. اطلب من {merchant} إعادتها إليك.',
  'checkout.paid.over.how': 'يعطيك {merchant} بعدها رابطًا تدخل فيه العنوان. قد تُخصم رسوم الشبكة.',
  'checkout.paid.over.returned': 'أرسلت {amount} زيادة. أعادها إليك {merchant}.',
  'checkout.paid.less': 'وصل أقل من السعر بمقدار {amount}. يقبل {merchant} ذلك.',
  'checkout.sentBack.WAITING_FOR_ADDRESS':
    'يريد {merchant} أن يعيد إليك {amount} ويحتاج إلى عنوان محفظتك.',
  'checkout.sentBack.unsent':
    'لم يكن لدى {merchant} بريدك لإرسال الرابط: اطلبه واذكر معرّف الدفعة أدناه.',
  'checkout.sentBack.SENT': '{amount} في طريقه إليك. تؤكده الشبكة الآن.',
  'checkout.expired.short': 'وصل جزء من السعر فقط',
  'checkout.expired.short.amount': 'وصل {amount} في الوقت المحدد.',
  'checkout.expired.short.value': 'وصل {value} من {price} في الوقت المحدد ({amount}).',
  'checkout.expired.short.text': 'لا ترسل المزيد. يمكن لـ {merchant} قبوله أو إعادته.',
  'checkout.send.asked': 'يطلب {merchant} الآن الباقي: هذه الدفعة مفتوحة من جديد.',
  'checkout.expired.wrongAsset':
    'وصل {other} إلى {merchant} ولم يضع، لكن هذه الدفعة تطلبت {symbol}. اطلب من {merchant} قبوله أو إعادته قبل أن تدفع مجددًا.',
  'checkoutHash.held.wrongAsset': 'وصل {other} بدلًا من {symbol}',
  'checkoutHash.held.wrongAsset.text':
    'وصل {other} إلى {merchant} ولم يضع: يمكن لـ {merchant} قبوله أو إعادته. لا تدفع مجددًا.',
  'checkout.late': 'وصلت دفعتك متأخرة',
  'checkout.late.text':
    'وصل {amount} بعد انتهاء الوقت. لا تدفع مجددًا. يمكن لـ {merchant} قبوله أو إعادته.',
  'checkout.late.cancelled':
    'وصل {amount} بعد إلغاء هذه الدفعة. لا تدفع مجددًا. يمكن لـ {merchant} قبوله أو إعادته.',
  'checkout.invalid': 'لم تتم الدفعة',
  'checkout.invalid.text': 'لم يقبل {merchant} هذه الدفعة. اسأل {merchant} عما يجب فعله.',
  'checkout.invalid.arrived': 'لم تُقبل الدفعة',
  'checkout.invalid.arrived.text':
    'وصل مبلغك {amount}، لكن {merchant} لم يقبله لهذا الطلب. اطلب من {merchant} قبوله أو إعادته قبل أن تدفع مجددًا.',
  'checkout.invalid.reorged':
    'لم تحتفظ الشبكة بمعاملتك، لذا لم يُدفع هذا الطلب. تحقق من محفظتك: قد تكون العملات عادت إليها، أو قد تُرسل مرة أخرى. اسأل {merchant} قبل أن تدفع مجددًا.',
  'checkoutHash.lost':
    'فشلت معاملتك أو أُلغيت أو استُبدلت، فلم يصل شيء. تحقق من محفظتك قبل أن ترسل مجددًا.',

  'back.link': 'أرسلنا إليك رابط إدخاله بالبريد. لم يصلك؟ اسأل {merchant}.',
  'back.WAITING_FOR_MERCHANT': 'على {merchant} أن يعيد إليك {amount}.',
  'problem.subject': '{shop}: {title}',
  'problem.OVERPAID': 'وصل أكثر من السعر',
  'problem.REST': 'ما زال ينقص {rest}',
  'problem.REST.asked': 'يُرجى إرسال الباقي: {rest}',
  'problem.REST.send':
    'أرسل {coins} أخرى قبل {until}. تعرض صفحة الدفع إلى أين. بعد ذلك لا ترسل الباقي: اسأل {merchant}.',
  'problem.REST.tooSmall': 'ينقص {rest}',
  'problem.REST.tooSmall.text':
    'المبلغ الناقص {rest} أقل من أن يُرسل: قد تكون رسوم الشبكة أعلى منه. لا ترسله.',
  'problem.REST.tooSmall.shop':
    'أُبلغ {merchant} بذلك، ويمكنه قبول ما وصل أو إعادته. تعرض صفحة الدفع ما يقرره.',
  'problem.LOST': 'لم تصل معاملتك',
  'problem.LOST.page': 'تبيّن لك صفحة الدفع هل ما زال الدفع ممكنًا.',

  'claim.subject': 'المبلغ المردود إليك من {shop}',
  'claim.text': 'يردّ {shop} مبلغ {amount}.',
  'claim.text.less': 'يردّ {shop} مبلغ {amount} ناقص رسوم الشبكة.',
  'claim.advice': 'أخبرنا إلى أين نرسله. لا يعود المال تلقائيًا إلى العنوان الذي دفعت منه.',
  'claim.open': 'إدخال العنوان',
  'claim.expiry': 'تنتهي صلاحية هذا الرابط خلال 30 يومًا.',
  'claimCode.subject': 'رمز رد المبلغ من {shop}',
  'claimCode.text': 'رمزك هو {code}. تنتهي صلاحيته خلال 15 دقيقة.',
  'claimCode.advice': 'أدخله ليُرسل {amount} إلى عنوانك. لا تعطه لأحد أبدًا.',
  'claimCode.advice.less': 'أدخله ليُرسل {amount} ناقص رسوم الشبكة إلى عنوانك. لا تعطه لأحد أبدًا.',
  'refundSent.subject': 'أرسل {shop} المبلغ المردود إليك',
  'refundSent.text': 'أرسل {shop} إليك {amount}.',
  'refundSent.text.less': 'أرسل {shop} إليك {sent}: {amount} ناقص رسوم الشبكة {fee}.',
  'refundSent.arrival': 'يصل المبلغ بعد أن تؤكده الشبكة.',
};
