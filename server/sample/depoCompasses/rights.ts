import type { SamplePublication } from '../samplePublication.ts';

/** Guides to what a security gives its owner: dividends, votes, offers, inheritance. */
export const rightsGuides: SamplePublication[] = [
  {
    posted: { daysAgo: 11 },
    texts: {
      ru: `Дата фиксации: успеть до отсечки
        Дивиденды получают те, кто был в реестре в конце дня фиксации. Важна не дата сделки, а дата **расчётов**.
        Сделка на бирже исполняется на второй рабочий день. Чтобы попасть в список на пятницу, купить нужно не позднее среды.
        > После отсечки цена обычно падает на размер дивиденда: покупка «под выплату» редко приносит лёгкие деньги.
        Даты публикуются в календаре корпоративных действий не позднее чем за десять дней.`,
      uz: `Qayd etish sanasi: ulgurib qoling
        Dividendni qayd etish kunining oxirida reyestrda boʻlganlar oladi. Bitim sanasi emas, **hisob-kitob** sanasi muhim.
        Birjadagi bitim ikkinchi ish kunida bajariladi. Juma kungi roʻyxatga tushish uchun chorshanbadan kechiktirmay sotib olish kerak.
        > Qayd etilgandan soʻng narx odatda dividend miqdoriga tushadi: «toʻlov uchun» xarid kamdan-kam oson pul keltiradi.
        Sanalar korporativ harakatlar taqvimida kamida oʻn kun oldin eʼlon qilinadi.`,
      en: `The record date: be there in time
        Dividends go to those who stand in the register at the end of the record date. What counts is the day of **settlement**, not of the trade.
        A trade on the exchange settles on the second working day. To be listed on a Friday, buy by Wednesday.
        > After the record date the price usually falls by the dividend: buying “for the payment” seldom brings easy money.
        Dates appear in the calendar of corporate actions at least ten days ahead.`,
    },
  },
  {
    posted: { daysAgo: 27 },
    texts: {
      ru: `Не пришли дивиденды: три шага
        1. Проверьте реквизиты в личном кабинете. В девяти случаях из десяти дело в закрытой карте.
        2. Посмотрите статус выплаты: «Возвращено» значит, что деньги ждут вас у платёжного агента.
        3. Подайте заявление на повторную выплату, она проходит за пять рабочих дней.
        Невостребованные дивиденды хранятся **три года**, после чего эмитент вправе вернуть их себе.`,
      uz: `Dividend kelmadi: uch qadam
        1. Shaxsiy kabinetdagi rekvizitlarni tekshiring. Oʻnta holatdan toʻqqiztasida sabab yopilgan karta boʻladi.
        2. Toʻlov holatini koʻring: «Qaytarilgan» degani pul toʻlov agentida sizni kutayotganini bildiradi.
        3. Qayta toʻlash uchun ariza bering, u besh ish kunida oʻtadi.
        Talab qilinmagan dividendlar **uch yil** saqlanadi, soʻngra emitent ularni oʻziga qaytarishga haqli.`,
      en: `No dividend arrived: three steps
        1. Check your details in the account area. In nine cases of ten a card has been closed.
        2. Look at the state of the payment: “returned” means that the money waits with the paying agent.
        3. Apply for another payment; it takes five working days.
        Unclaimed dividends are kept for **three years**, after which the issuer may take them back.`,
    },
  },
  {
    posted: { daysAgo: 52 },
    pdf: true,
    texts: {
      ru: `Голосуем на собрании акционеров из дома
        Электронный бюллетень равен бумажному. Он открыт с момента рассылки и закрывается за час до собрания.
        - войдите в личный кабинет и подтвердите личность;
        - прочитайте материалы: они прикреплены к каждому вопросу;
        - отметьте ответы и подпишите бюллетень.
        До закрытия голос можно изменить, учитывается **последний**. При кумулятивном голосовании число голосов умножается на число мест в совете.`,
      uz: `Aksiyadorlar yigʻilishida uydan turib ovoz beramiz
        Elektron byulleten qogʻoz byulletenga teng. U tarqatilgan paytdan ochiq boʻlib, yigʻilishdan bir soat oldin yopiladi.
        - shaxsiy kabinetga kiring va shaxsingizni tasdiqlang;
        - materiallarni oʻqing: ular har bir savolga biriktirilgan;
        - javoblarni belgilang va byulletenni imzolang.
        Yopilguncha ovozni oʻzgartirish mumkin, **oxirgisi** hisobga olinadi. Kumulyativ ovoz berishda ovozlar soni kengashdagi oʻrinlar soniga koʻpaytiriladi.`,
      en: `Voting at a shareholders' meeting from home
        The electronic ballot equals the paper one. It opens when it is sent and closes an hour before the meeting.
        - sign in to the account area and confirm your identity;
        - read the materials attached to each question;
        - mark your answers and sign the ballot.
        You may change your vote until it closes; the **last** one counts. In cumulative voting your votes are multiplied by the seats on the board.`,
    },
  },
  {
    posted: { daysAgo: 76 },
    texts: {
      ru: `Как унаследовать акции
        Шесть месяцев после смерти владельца счёт закрыт для операций, дивиденды копятся на нём.
        1. Обратитесь к нотариусу, он сам запросит сведения о бумагах.
        2. Получите свидетельство о праве на наследство.
        3. Откройте счёт депо, если его нет: бумаги придут в течение трёх рабочих дней.
        Если наследников несколько, бумаги делятся в долях, указанных в свидетельстве. Госпошлина считается от **номинала**.`,
      uz: `Aksiyalarni meros qilib olish tartibi
        Egasi vafotidan keyin olti oy davomida hisobvaraq amaliyotlar uchun yopiq boʻladi, dividendlar unda yigʻilib boradi.
        1. Notariusga murojaat qiling, qogʻozlar haqidagi maʼlumotni u oʻzi soʻraydi.
        2. Merosga boʻlgan huquq guvohnomasini oling.
        3. Hisobvaragʻingiz boʻlmasa, uni oching: qogʻozlar uch ish kunida keladi.
        Merosxoʻrlar bir necha kishi boʻlsa, qogʻozlar guvohnomadagi ulushlarda boʻlinadi. Davlat boji **nominaldan** hisoblanadi.`,
      en: `How to inherit shares
        For six months after an owner's death the account is closed, and dividends gather on it.
        1. Go to a notary, who asks for the holdings without your help.
        2. Obtain the certificate of inheritance.
        3. Open an account if you have none: the shares arrive within three working days.
        Several heirs divide the shares as the certificate says. The state duty is reckoned from the **face value**.`,
    },
  },
  {
    posted: { daysAgo: 103 },
    texts: {
      ru: `Акции в подарок: договор и налог
        Подарить можно любое число акций, даже одну. Близкие родственники налог не платят, остальные платят с рыночной стоимости на день перевода.
        Договор дарения простой, в двух экземплярах. К поручению приложите копию и документ о родстве, если рассчитываете на льготу.
        Подарок с условием «при моей смерти» депозитарий **не исполняет**: это завещание, а не дарение.`,
      uz: `Aksiyani sovgʻa qilish: shartnoma va soliq
        Istalgan miqdordagi, hatto bitta aksiyani ham sovgʻa qilish mumkin. Yaqin qarindoshlar soliq toʻlamaydi, boshqalar oʻtkazish kunidagi bozor qiymatidan toʻlaydi.
        Hadya shartnomasi oddiy, ikki nusxada tuziladi. Imtiyozdan foydalanmoqchi boʻlsangiz, topshiriqqa nusxa va qarindoshlik hujjatini ilova qiling.
        «Vafotimdan keyin» sharti bilan berilgan sovgʻani depozitariy **bajarmaydi**: bu hadya emas, vasiyatdir.`,
      en: `Shares as a gift: contract and tax
        You may give any number of shares, even a single one. Close relatives pay no tax; others pay on the market value of the day.
        A plain contract in two copies is enough. Attach one to the instruction, with proof of kinship if you claim relief.
        A gift “upon my death” is **not executed**: that is a will.`,
    },
  },
  {
    posted: { daysAgo: 134 },
    withoutCover: true,
    texts: {
      ru: `Преимущественное право: зачем пришло это уведомление
        Компания выпускает новые акции и первыми предлагает их вам, в доле, которая у вас уже есть. Так ваш голос не станет легче.
        Покупать не обязательно. Но если промолчать, доля уменьшится: владелец 10 % после удвоения выпуска станет владельцем **пяти**.
        Срок — не меньше тридцати дней. Заявка подаётся через посредника, деньги перечисляются до конца срока.`,
      uz: `Imtiyozli huquq: bu xabarnoma nega keldi
        Kompaniya yangi aksiya chiqaradi va avval sizga, mavjud ulushingizga mos miqdorda taklif qiladi. Shunda ovozingiz vazni kamaymaydi.
        Sotib olish majburiy emas. Lekin javob bermasangiz, ulush kamayadi: chiqarilish ikki baravar oshsa, 10 % egasi **besh** foiz egasiga aylanadi.
        Muddat kamida oʻttiz kun. Buyurtma vositachi orqali beriladi, pul muddat tugaguncha oʻtkaziladi.`,
      en: `Pre-emption: why this notice has come
        The company issues new shares and offers them to you first, in proportion to what you hold. Your vote shall not weigh less.
        You need not buy. But if you stay silent your part shrinks: after the issue doubles, an owner of 10 per cent has **five**.
        You have at least thirty days. The intermediary takes the application; the money is due before they end.`,
    },
  },
  {
    posted: { daysAgo: 9 },
    pending: true,
    texts: {
      ru: `Обязательный выкуп: когда акции можно вернуть компании
        Если собрание решило реорганизовать общество или изменить ваши права, а вы голосовали против, общество обязано выкупить акции.
        - требование подаётся в течение 30 дней;
        - цену определяет независимый оценщик;
        - на выкуп направляется не более десятой части чистых активов.
        На время рассмотрения акции блокируются, отозвать требование можно **до** конца срока.`,
      uz: `Majburiy sotib olish: aksiyani qachon kompaniyaga qaytarish mumkin
        Yigʻilish jamiyatni qayta tashkil etishga yoki huquqlaringizni oʻzgartirishga qaror qilsa, siz esa qarshi ovoz bergan boʻlsangiz, jamiyat aksiyalarni sotib olishi shart.
        - talab 30 kun ichida beriladi;
        - narxni mustaqil baholovchi belgilaydi;
        - sotib olishga sof aktivlarning oʻndan biridan koʻp boʻlmagan qismi yoʻnaltiriladi.
        Koʻrib chiqish vaqtida aksiyalar bloklanadi, talabni muddat tugagunga **qadar** qaytarib olish mumkin.`,
      en: `Mandatory buy-back: when a company must take its shares
        If a meeting reorganises the company or alters your rights and you voted against, the company has to buy your shares.
        - the demand is made within 30 days;
        - an independent appraiser sets the price;
        - no more than a tenth of net assets is spent on it.
        The shares are blocked meanwhile; you may withdraw **before** the period ends.`,
    },
  },
  {
    posted: { daysAgo: 198 },
    texts: {
      ru: `Дробление акций: стало больше, а денег столько же
        При дроблении одной акции номиналом 10 000 сум в десять по 1 000 число бумаг на счёте вырастает в десять раз, доля не меняется.
        Консолидация — обратное действие. Остаток, который не делится нацело, выкупается по рыночной цене.
        | До | После дробления 1:10 |
        | 15 акций по 120 000 сум | 150 акций по 12 000 сум |
        | Стоимость 1 800 000 сум | Стоимость 1 800 000 сум |
        Делать ничего не нужно: депозитарий проведёт операцию в ночь на указанный день.`,
      uz: `Aksiyani maydalash: soni koʻpaydi, pul oʻshancha
        Nominali 10 000 soʻm boʻlgan bitta aksiya 1 000 soʻmdan oʻntaga maydalansa, hisobvaraqdagi qogʻozlar soni oʻn baravar oshadi, ulush oʻzgarmaydi.
        Konsolidatsiya — teskari amal. Butun boʻlinmagan qoldiq bozor narxida sotib olinadi.
        | Oldin | 1:10 maydalangandan keyin |
        | 120 000 soʻmdan 15 aksiya | 12 000 soʻmdan 150 aksiya |
        | Qiymati 1 800 000 soʻm | Qiymati 1 800 000 soʻm |
        Hech narsa qilish shart emas: depozitariy amalni belgilangan kunga oʻtar kechasi bajaradi.`,
      en: `Share splits: more pieces, the same money
        When one share of UZS 10,000 is split into ten of 1,000, you hold ten times as many and the same part of the company.
        Consolidation is the reverse. A remainder that does not divide is bought at the market price.
        | Before | After a split of 1:10 |
        | 15 shares at UZS 120,000 | 150 shares at UZS 12,000 |
        | Worth UZS 1,800,000 | Worth UZS 1,800,000 |
        You need do nothing: the depository does it in the night before the day named.`,
    },
  },
  {
    posted: { daysAgo: 300 },
    pdf: true,
    texts: {
      ru: `Налог с дивидендов и купонов
        Налог удерживает тот, кто платит, декларация не нужна.
        - дивиденды резидентов — 5 %;
        - дивиденды нерезидентов — 10 % или по соглашению;
        - купон по государственным облигациям — освобождён;
        - купон по корпоративным облигациям — 5 %.
        Справку за год берите в личном кабинете в феврале: она нужна тем, кто платит налог и в другой стране.`,
      uz: `Dividend va kupon soligʻi
        Soliqni toʻlovchi tashkilot ushlab qoladi, deklaratsiya kerak emas.
        - rezidentlar dividendi — 5 foiz;
        - norezidentlar dividendi — 10 foiz yoki bitim boʻyicha;
        - davlat obligatsiyalari kuponi — ozod qilingan;
        - korporativ obligatsiyalar kuponi — 5 foiz.
        Yillik maʼlumotnomani fevral oyida shaxsiy kabinetdan oling: u boshqa mamlakatda ham soliq toʻlaydiganlarga kerak.`,
      en: `Tax on dividends and coupons
        Whoever pays you withholds the tax; no return is needed.
        - dividends of residents: 5 per cent;
        - dividends of non-residents: 10 per cent, or as a treaty says;
        - coupons of government bonds: exempt;
        - coupons of corporate bonds: 5 per cent.
        Take the yearly certificate from the account area in February if you are taxed in another country too.`,
    },
  },
  {
    posted: { daysAgo: 5 },
    pending: true,
    texts: {
      ru: `Тендерное предложение: продавать или ждать
        Покупатель крупного пакета обязан предложить цену и остальным. Предложение приходит через депозитарий и действует не меньше месяца.
        Сравните цену с двумя числами: средней за полгода и последней. Ниже **первой** она по закону быть не может.
        Молчание означает отказ: акции остаются у вас.`,
      uz: `Tender taklifi: sotish kerakmi yoki kutish
        Yirik paket xaridori qolganlarga ham narx taklif qilishi shart. Taklif depozitariy orqali keladi va kamida bir oy amal qiladi.
        Narxni ikki raqam bilan solishtiring: yarim yillik oʻrtacha va oxirgi narx. Qonunga koʻra u **birinchisidan** past boʻlishi mumkin emas.
        Javob bermaslik rad etishni bildiradi: aksiyalar oʻzingizda qoladi.`,
      en: `A tender offer: sell or wait?
        Whoever buys a large stake has to offer a price to the others. The offer comes through the depository and stands for at least a month.
        Compare the price with the average of six months and with the last one. By law it cannot be below the **former**.
        Silence means no: you keep your shares.`,
    },
  },
  {
    posted: { daysAgo: 12 },
    pending: true,
    texts: {
      ru: `Привилегированные акции: чем платят за право голоса
        Владелец привилегированной акции получает фиксированный дивиденд раньше других, но на собрании обычно молчит.
        Голос возвращается, если дивиденд не выплачен полностью или решается вопрос о ликвидации.
        - размер дивиденда записан в уставе;
        - при ликвидации такие акции стоят в очереди **перед** простыми.`,
      uz: `Imtiyozli aksiyalar: ovoz huquqi evaziga nima beriladi
        Imtiyozli aksiya egasi qatʼiy dividendni boshqalardan oldin oladi, lekin yigʻilishda odatda ovoz bermaydi.
        Dividend toʻliq toʻlanmasa yoki tugatish masalasi koʻrilsa, ovoz huquqi qaytadi.
        - dividend miqdori ustavda yozilgan;
        - tugatishda bunday aksiyalar navbatda oddiy aksiyalardan **oldin** turadi.`,
      en: `Preference shares: what a vote is traded for
        Their owner receives a fixed dividend before the others but is usually silent at meetings.
        The vote returns if the dividend is not paid in full, or when liquidation is decided.
        - the dividend stands in the charter;
        - in liquidation these shares come **before** ordinary ones.`,
    },
  },
];
