import type { SamplePublication } from '../samplePublication.ts';

/** Guides to the account: opening it, moving securities, reading statements. */
export const accountGuides: SamplePublication[] = [
  {
    posted: { daysAgo: 3 },
    pdf: true,
    texts: {
      ru: `Как открыть счёт депо
        Счёт депо — это запись, на которой учитываются ваши акции и облигации. Без него купить бумаги нельзя.
        1. Выберите инвестиционного посредника или обратитесь в пункт обслуживания депозитария.
        2. Предъявите паспорт или ID-карту и укажите банковские реквизиты для дивидендов.
        3. Подпишите договор: на бумаге или электронной подписью.
        Счёт открывается в день обращения, **бесплатно** для граждан. Номер придёт в SMS.`,
      uz: `Depo hisobvaragʻini qanday ochish mumkin
        Depo hisobvaragʻi — aksiya va obligatsiyalaringiz hisobi yuritiladigan yozuv. Usiz qimmatli qogʻoz sotib olib boʻlmaydi.
        1. Investitsiya vositachisini tanlang yoki depozitariyning xizmat koʻrsatish shoxobchasiga murojaat qiling.
        2. Pasport yoki ID-kartani koʻrsating va dividendlar uchun bank rekvizitlarini kiriting.
        3. Shartnomani qogʻozda yoki elektron imzo bilan imzolang.
        Hisobvaraq murojaat kunida ochiladi, fuqarolar uchun **bepul**. Raqami SMS orqali keladi.`,
      en: `How to open a depo account
        A depo account is the record that holds your shares and bonds. Without one, securities cannot be bought.
        1. Choose an investment intermediary, or come to a service point of the depository.
        2. Show your passport or ID card and give bank details for dividends.
        3. Sign the agreement on paper or with an electronic signature.
        The account is opened the same day, **free of charge** for citizens. Its number arrives by text message.`,
    },
  },
  {
    posted: { daysAgo: 19 },
    texts: {
      ru: `Поручение на перевод: заполняем без ошибок
        Каждое восьмое поручение возвращается из-за мелочей. Проверьте перед отправкой:
        - номер счёта получателя — **двенадцать** цифр, без пробелов;
        - код бумаги указан полностью, вместе с двумя буквами страны;
        - количество записано цифрами и прописью;
        - основание перевода приложено: договор, решение суда или свидетельство.
        Исправить поручение после исполнения нельзя, можно только подать обратное.`,
      uz: `Oʻtkazish topshirigʻi: xatosiz toʻldiramiz
        Har sakkizinchi topshiriq mayda kamchiliklar tufayli qaytariladi. Yuborishdan oldin tekshiring:
        - oluvchining hisobvaraq raqami — boʻsh joysiz **oʻn ikki** raqam;
        - qogʻoz kodi mamlakatning ikki harfi bilan toʻliq koʻrsatilgan;
        - soni raqam va soʻz bilan yozilgan;
        - oʻtkazish asosi ilova qilingan: shartnoma, sud qarori yoki guvohnoma.
        Bajarilgan topshiriqni tuzatib boʻlmaydi, faqat teskari topshiriq berish mumkin.`,
      en: `Transfer instructions without mistakes
        Every eighth instruction is returned for a trifle. Before sending, check that:
        - the recipient's account number has **twelve** digits and no spaces;
        - the code of the security is complete, with the two letters of the country;
        - the quantity is given in figures and in words;
        - the ground is attached: a contract, a court ruling or a certificate.
        An executed instruction cannot be corrected; only a reverse one can follow.`,
    },
  },
  {
    posted: { daysAgo: 33 },
    texts: {
      ru: `Как прочитать выписку по счёту депо
        Выписка показывает остаток на конкретный день, а не на момент, когда вы её открыли.
        | Поле | Что оно значит |
        | Свободно | бумаги, которыми можно распорядиться |
        | Заблокировано | залог, арест или незавершённая сделка |
        | В расчётах | бумаги, которые придут завтра |
        | Номинал | стоимость, записанная при выпуске, а не рыночная цена |
        Выписка с печатью нужна суду и нотариусу; для визы и банка достаточно электронной с кодом проверки.`,
      uz: `Depo hisobvaragʻi koʻchirmasini qanday oʻqish kerak
        Koʻchirma uni ochgan paytingizdagi emas, aniq bir kundagi qoldiqni koʻrsatadi.
        | Maydon | Maʼnosi |
        | Erkin | tasarruf etish mumkin boʻlgan qogʻozlar |
        | Bloklangan | garov, xatlov yoki tugallanmagan bitim |
        | Hisob-kitobda | ertaga keladigan qogʻozlar |
        | Nominal | bozor narxi emas, chiqarilishda yozilgan qiymat |
        Muhrli koʻchirma sud va notariusga kerak; viza va bank uchun tekshirish kodli elektron koʻchirma yetarli.`,
      en: `How to read a statement of account
        A statement shows the balance on a given day, not at the moment you opened it.
        | Field | What it means |
        | Free | securities you may dispose of |
        | Blocked | a pledge, an arrest or a pending trade |
        | In settlement | securities due tomorrow |
        | Face value | the value set at issue, not the market price |
        Courts and notaries need the stamped form; for a visa or a bank the electronic one with its code will do.`,
    },
  },
  {
    posted: { daysAgo: 47 },
    texts: {
      ru: `Владелец и номинальный держатель: в чём разница
        Владелец записан в реестре под своим именем. Номинальный держатель, обычно брокер, записан **вместо** клиентов и ведёт их учёт сам.
        Для вас меняется одно: выписку выдаёт тот, у кого открыт счёт. Права голоса и дивиденды остаются вашими в обоих случаях.
        Перейти от одного способа к другому можно в любой день, бумаги при этом не продаются.`,
      uz: `Egasi va nominal saqlovchi: farqi nimada
        Egasi reyestrda oʻz nomi bilan yoziladi. Nominal saqlovchi, odatda broker, mijozlar **oʻrniga** yoziladi va ularning hisobini oʻzi yuritadi.
        Siz uchun bitta narsa oʻzgaradi: koʻchirmani hisobvaraq ochilgan joy beradi. Ovoz berish huquqi va dividendlar ikkala holatda ham sizniki boʻlib qoladi.
        Bir usuldan boshqasiga istalgan kuni oʻtish mumkin, bunda qogʻozlar sotilmaydi.`,
      en: `Owner or nominee: what is the difference?
        An owner stands in the register by name. A nominee, usually a broker, stands there **instead of** its clients and keeps their records itself.
        One thing changes for you: statements come from whoever keeps your account. Votes and dividends are yours in either case.
        You may move from one form to the other on any day, and nothing is sold in the process.`,
    },
  },
  {
    posted: { daysAgo: 64 },
    pdf: true,
    texts: {
      ru: `Как перевести бумаги от одного брокера к другому
        Менять брокера можно вместе с портфелем, продавать ничего не нужно.
        1. Откройте счёт у нового брокера и получите его реквизиты.
        2. Подайте старому брокеру поручение на вывод, а новому — на приём.
        3. Убедитесь, что даты в обоих поручениях совпадают.
        Перевод занимает один–два рабочих дня. Цена покупки бумаг передаётся отдельной справкой: попросите её сразу, она понадобится для расчёта налога.`,
      uz: `Qogʻozlarni bir brokerdan boshqasiga qanday oʻtkazish mumkin
        Brokerni portfel bilan birga almashtirish mumkin, hech narsa sotish shart emas.
        1. Yangi brokerda hisobvaraq oching va uning rekvizitlarini oling.
        2. Eski brokerga chiqarish, yangisiga qabul qilish topshirigʻini bering.
        3. Ikkala topshiriqdagi sanalar mosligiga ishonch hosil qiling.
        Oʻtkazish bir-ikki ish kuni davom etadi. Qogʻozlarning sotib olish narxi alohida maʼlumotnoma bilan beriladi: uni darhol soʻrang, soliqni hisoblashda kerak boʻladi.`,
      en: `How to move securities between brokers
        You can change brokers and keep your portfolio: nothing has to be sold.
        1. Open an account with the new broker and ask for its details.
        2. Instruct the old broker to deliver and the new one to receive.
        3. Make sure that both instructions name the same day.
        It takes one or two working days. The purchase price travels in a separate certificate: ask for it at once, your tax will depend on it.`,
    },
  },
  {
    posted: { daysAgo: 88 },
    texts: {
      ru: `Счёт депо для ребёнка: что могут родители
        Счёт открывается на имя ребёнка с рождения, распоряжается им законный представитель.
        - покупать и получать бумаги в дар можно без ограничений;
        - для продажи нужно согласие органа опеки;
        - с четырнадцати лет подросток подписывает поручения сам, с согласия родителя.
        В день совершеннолетия ограничения снимаются автоматически, заявление не требуется.`,
      uz: `Bola uchun depo hisobvaragʻi: ota-ona nima qila oladi
        Hisobvaraq tugʻilgan kunidan boshlab bola nomiga ochiladi, uni qonuniy vakil boshqaradi.
        - qogʻoz sotib olish va hadya sifatida olish cheklanmagan;
        - sotish uchun vasiylik organining roziligi kerak;
        - oʻn toʻrt yoshdan boshlab oʻsmir topshiriqlarni ota-onasi roziligi bilan oʻzi imzolaydi.
        Balogʻatga yetgan kuni cheklovlar avtomatik olib tashlanadi, ariza talab qilinmaydi.`,
      en: `An account for a child: what parents may do
        The account is in the child's name from birth; a legal representative manages it.
        - buying securities and receiving gifts is unrestricted;
        - a sale needs the consent of the guardianship authority;
        - from fourteen, young people sign instructions themselves with a parent's consent.
        On the day they come of age the restrictions end by themselves, without an application.`,
    },
  },
  {
    posted: { daysAgo: 121 },
    texts: {
      ru: `Сменился паспорт: что сделать в депозитарии
        Новый паспорт сам по себе счёт не закрывает, но поручения со старыми данными будут возвращены.
        Граждане с ID-картой могут ничего не делать: сведения обновляются из государственного реестра ночью. Остальным достаточно приложить скан в личном кабинете, раздел «Мои данные».
        **Обратите внимание:** банковские реквизиты проверяются отдельно. Если карта перевыпущена, обновите и их, иначе дивиденды вернутся эмитенту.`,
      uz: `Pasport almashdi: depozitariyda nima qilish kerak
        Yangi pasportning oʻzi hisobvaraqni yopmaydi, lekin eski maʼlumotli topshiriqlar qaytariladi.
        ID-kartasi bor fuqarolar hech narsa qilmasa ham boʻladi: maʼlumotlar kechasi davlat reyestridan yangilanadi. Qolganlar shaxsiy kabinetning «Maʼlumotlarim» boʻlimiga nusxa yuklasa kifoya.
        **Eʼtibor bering:** bank rekvizitlari alohida tekshiriladi. Karta qayta chiqarilgan boʻlsa, ularni ham yangilang, aks holda dividendlar emitentga qaytadi.`,
      en: `A new passport: what to tell the depository
        A new passport does not close your account, but instructions with the old details will come back.
        Holders of an ID card need do nothing: the details are renewed from the state register overnight. Everybody else attaches a scan in the account area, under “My details”.
        **Please note:** bank details are checked separately. If your card was reissued, change them too, or dividends will return to the issuer.`,
    },
  },
  {
    posted: { daysAgo: 149 },
    withoutCover: true,
    texts: {
      ru: `Доверенность на распоряжение счётом
        Доверенность бывает разовой и на срок до трёх лет. В тексте должны быть названы действия: «получать выписки» не включает «продавать».
        - для граждан её заверяет нотариус или сотрудник пункта обслуживания;
        - доверенность из-за рубежа принимается с апостилем и переводом;
        - отозвать её можно в личном кабинете **за минуту**, посредник узнает об этом сразу.`,
      uz: `Hisobvaraqni boshqarish uchun ishonchnoma
        Ishonchnoma bir martalik yoki uch yilgacha muddatli boʻladi. Matnda harakatlar nomma-nom yozilishi kerak: «koʻchirma olish» «sotish»ni oʻz ichiga olmaydi.
        - fuqarolar uchun uni notarius yoki shoxobcha xodimi tasdiqlaydi;
        - chet eldan berilgan ishonchnoma apostil va tarjima bilan qabul qilinadi;
        - uni shaxsiy kabinetda **bir daqiqada** bekor qilish mumkin, vositachi bundan darhol xabar topadi.`,
      en: `A power of attorney over an account
        It may serve once or for up to three years. It has to name what may be done: “obtain statements” does not include “sell”.
        - for citizens, a notary or the staff of a service point certifies it;
        - one from abroad needs an apostille and a translation;
        - it is revoked in the account area **within a minute**, and the intermediary learns of it at once.`,
    },
  },
  {
    posted: { daysAgo: 183 },
    pdf: true,
    texts: {
      ru: `Нерезидентам: счёт депо шаг за шагом
        Иностранный инвестор может выбрать прямой счёт или счёт через глобального кастодиана.
        | Что сравнить | Прямой счёт | Через кастодиана |
        | Срок открытия | 1 день | 3–5 дней |
        | Документы | анкета, паспорт, налоговая справка | не требуются |
        | Голосование | в личном кабинете | через кастодиана |
        Ставка налога на дивиденды зависит от соглашения с вашей страной. Справка о резидентстве действует до конца календарного года.`,
      uz: `Norezidentlarga: depo hisobvaragʻi qadam-baqadam
        Xorijlik investor toʻgʻridan-toʻgʻri hisobvaraq yoki global kastodian orqali hisobvaraqni tanlashi mumkin.
        | Nimani solishtirish | Toʻgʻridan-toʻgʻri | Kastodian orqali |
        | Ochish muddati | 1 kun | 3–5 kun |
        | Hujjatlar | anketa, pasport, soliq maʼlumotnomasi | talab qilinmaydi |
        | Ovoz berish | shaxsiy kabinetda | kastodian orqali |
        Dividend soligʻi stavkasi mamlakatingiz bilan tuzilgan bitimga bogʻliq. Rezidentlik maʼlumotnomasi kalendar yil oxirigacha amal qiladi.`,
      en: `Non-residents: a depo account step by step
        A foreign investor may choose a direct account or one through a global custodian.
        | Compare | Direct account | Through a custodian |
        | Time to open | 1 day | 3–5 days |
        | Documents | questionnaire, passport, tax certificate | none |
        | Voting | in the account area | through the custodian |
        The rate on dividends depends on the treaty with your country. A certificate of residence is valid to the end of the calendar year.`,
    },
  },
  {
    posted: { daysAgo: 4 },
    pending: true,
    texts: {
      ru: `Общая собственность супругов на акции
        Акции, купленные в браке, общие, даже если счёт открыт на одного из супругов.
        Для крупной сделки посредник попросит согласие второго супруга. Его можно дать один раз, на все сделки года: форма есть в личном кабинете.
        При разделе имущества бумаги делятся **поштучно**, по решению суда или по соглашению. Дробные остатки компенсируются деньгами.`,
      uz: `Er-xotinning aksiyalarga umumiy mulki
        Nikoh davrida sotib olingan aksiyalar, hisobvaraq bittasining nomiga ochilgan boʻlsa ham, umumiydir.
        Yirik bitim uchun vositachi ikkinchi turmush oʻrtogʻingizning roziligini soʻraydi. Uni yil davomidagi barcha bitimlarga bir marta berish mumkin: shakl shaxsiy kabinetda bor.
        Mol-mulk boʻlinganda qogʻozlar sud qarori yoki kelishuvga koʻra **donalab** taqsimlanadi. Kasr qoldiqlar pul bilan qoplanadi.`,
      en: `Shares that spouses own together
        Shares bought during a marriage are common property, even if the account is in one name.
        For a large trade the intermediary asks for the other spouse's consent. It can be given once for all trades of a year: the form is in the account area.
        When property is divided, securities are split **piece by piece**, by court or by agreement. Fractions are settled in cash.`,
    },
  },
];
