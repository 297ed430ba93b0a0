import type { SamplePublication } from '../samplePublication.ts';

/** Settlements, issues of a new kind, partners abroad. */
export const marketNews: SamplePublication[] = [
  {
    posted: { daysAgo: 13 },
    texts: ({ day }) => ({
      ru: `Рынок переходит на расчёты T+1
        С ${day(45).ru} сделки с акциями и облигациями будут рассчитываться на следующий рабочий день. Решение принято совместно с биржей и клиринговой палатой после трёх месяцев испытаний.
        | Этап | Сейчас, T+2 | Станет, T+1 |
        | Подтверждение сделки | до 12:00 второго дня | до 18:00 дня сделки |
        | Депонирование бумаг | до 15:00 второго дня | до 11:00 следующего дня |
        | Поставка против платежа | 17:00 второго дня | 14:00 следующего дня |
        Посредникам рекомендуется проверить свои регламенты. Испытательная среда открыта ежедневно.`,
      uz: `Bozor T+1 hisob-kitoblariga oʻtadi
        ${day(45).uz}dan aksiya va obligatsiyalar bilan bitimlar boʻyicha hisob-kitob keyingi ish kunida amalga oshiriladi. Qaror birja va kliring palatasi bilan birgalikda, uch oylik sinovlardan soʻng qabul qilindi.
        | Bosqich | Hozir, T+2 | Boʻladi, T+1 |
        | Bitimni tasdiqlash | ikkinchi kuni 12:00 gacha | bitim kuni 18:00 gacha |
        | Qogʻozlarni deponentlash | ikkinchi kuni 15:00 gacha | ertasi kuni 11:00 gacha |
        | Toʻlovga qarshi yetkazib berish | ikkinchi kuni 17:00 | ertasi kuni 14:00 |
        Vositachilarga oʻz reglamentlarini tekshirish tavsiya etiladi. Sinov muhiti har kuni ochiq.`,
      en: `The market moves to T+1 settlement
        From ${day(45).en} trades in shares and bonds settle on the next working day. The decision was taken together with the exchange and the clearing house after three months of tests.
        | Stage | Now, T+2 | Then, T+1 |
        | Confirmation | by 12:00 on the second day | by 18:00 on the trade day |
        | Delivery of securities | by 15:00 on the second day | by 11:00 on the next day |
        | Delivery versus payment | 17:00 on the second day | 14:00 on the next day |
        Intermediaries are advised to review their rules. The test environment is open every day.`,
    }),
  },
  {
    posted: { daysAgo: 61 },
    texts: {
      ru: `Подписан меморандум с центральным депозитарием Казахстана
        Стороны договорились открыть взаимные корреспондентские счета и упростить расчёты по бумагам, обращающимся на обоих рынках. Первые переводы ожидаются в следующем квартале.
        > Инвестору не важно, где находится его бумага. Важно, чтобы она дошла вовремя и без лишних рук, — сказал председатель правления на церемонии в Ташкенте.
        Рабочая группа встретится через месяц, чтобы согласовать форматы сообщений и порядок удержания налога у источника.`,
      uz: `Qozogʻiston markaziy depozitariysi bilan memorandum imzolandi
        Tomonlar oʻzaro korrespondentlik hisobvaraqlarini ochish va ikkala bozorda muomalada boʻlgan qogʻozlar boʻyicha hisob-kitoblarni soddalashtirishga kelishib oldi. Dastlabki oʻtkazmalar keyingi chorakda kutilmoqda.
        > Investor uchun qogʻoz qayerda turgani muhim emas. Muhimi, u oʻz vaqtida va ortiqcha vositachilarsiz yetib borishi, — dedi boshqaruv raisi Toshkentdagi marosimda.
        Ishchi guruh bir oydan soʻng xabarlar shakllari va soliqni toʻlov manbaida ushlab qolish tartibini kelishish uchun yigʻiladi.`,
      en: `Memorandum signed with Kazakhstan's central depository
        The parties will open correspondent accounts with each other and simplify settlement in securities that trade on both markets. The first transfers are expected next quarter.
        > An investor does not care where a security is held. It has to arrive on time and through no needless hands, the chairman of the board said at the ceremony in Tashkent.
        A working group meets in a month to agree on message formats and on tax withheld at source.`,
    },
  },
  {
    posted: { daysAgo: 105 },
    texts: {
      ru: `Зарегистрирован первый выпуск зелёных облигаций
        АО «Хорезм Энерго» разместило зелёные облигации на 120 млрд сум сроком на три года. Средства пойдут на солнечную станцию мощностью 18 МВт и замену подстанции в Ургенче.
        - номинал: **1 000 000 сум**;
        - купон: 19,5 % годовых, выплата раз в квартал;
        - заявки подали 312 инвесторов, из них 287 — физические лица.
        Отчёт об использовании средств эмитент будет публиковать раз в полгода, его проверит независимый эколог.`,
      uz: `Yashil obligatsiyalarning birinchi chiqarilishi roʻyxatga olindi
        «Xorazm Energo» AJ uch yil muddatga 120 mlrd soʻmlik yashil obligatsiyalarni joylashtirdi. Mablagʻlar quvvati 18 MVt boʻlgan quyosh stansiyasiga va Urganchdagi podstansiyani almashtirishga yoʻnaltiriladi.
        - nominal qiymati: **1 000 000 soʻm**;
        - kupon: yillik 19,5 %, har chorakda toʻlanadi;
        - 312 nafar investor buyurtma berdi, ulardan 287 nafari jismoniy shaxslar.
        Emitent mablagʻlardan foydalanish hisobotini har yarim yilda eʼlon qiladi, uni mustaqil ekolog tekshiradi.`,
      en: `The first green bonds are registered
        Khorezm Energo JSC has placed three-year green bonds for UZS 120 billion. The money goes to an 18 MW solar plant and to the replacement of a substation in Urgench.
        - face value: **UZS 1,000,000**;
        - coupon: 19.5 per cent a year, paid quarterly;
        - 312 investors applied, 287 of them individuals.
        The issuer reports on the use of the money twice a year, and an independent ecologist checks the report.`,
    },
  },
  {
    posted: { daysAgo: 149 },
    withoutCover: true,
    texts: {
      ru: `Народное IPO: бумаги зачислены 21 640 новым акционерам
        Размещение акций АО «Фергана Текстиль» завершено. За десять дней открыто 17 305 новых счетов депо, четыре из пяти — через мобильное приложение банков.
        Бумаги зачислены в день расчётов. Подтверждение доступно в личном кабинете; бумажная выписка по желанию выдаётся в любом пункте обслуживания.`,
      uz: `Xalq IPOsi: qogʻozlar 21 640 nafar yangi aksiyadorga oʻtkazildi
        «Fargʻona Tekstil» AJ aksiyalarini joylashtirish yakunlandi. Oʻn kun ichida 17 305 ta yangi depo hisobvaragʻi ochildi, ularning beshdan toʻrt qismi banklarning mobil ilovalari orqali.
        Qogʻozlar hisob-kitob kunida kirim qilindi. Tasdiqnoma shaxsiy kabinetda mavjud; qogʻozdagi koʻchirma istakka koʻra istalgan shoxobchada beriladi.`,
      en: `People's IPO: shares reach 21,640 new holders
        The offering of Fergana Textile JSC is complete. 17,305 new accounts were opened in ten days, four out of five through the mobile applications of banks.
        The shares were credited on settlement day. A confirmation waits in the account area; any service point gives a statement on paper to those who want one.`,
    },
  },
  {
    posted: { daysAgo: 219 },
    texts: ({ day }) => ({
      ru: `Новые правила взносов в гарантийный фонд
        Размер взноса участника клиринга теперь рассчитывается по его среднему обороту за 60 торговых дней, а не устанавливается раз в год. Пересчёт выполняется ежемесячно.
        - минимальный взнос: **50 млн сум** или равная сумма в долларах США либо евро;
        - в обеспечение принимаются деньги и государственные облигации;
        - разницу нужно внести в течение трёх рабочих дней после уведомления.
        Правила применяются с ${day(40).ru}. Пример расчёта приведён в разделе «Правила клиринга».`,
      uz: `Kafolat jamgʻarmasiga badallarning yangi qoidalari
        Kliring ishtirokchisining badali endi yiliga bir marta belgilanmaydi, balki uning 60 savdo kuni uchun oʻrtacha aylanmasi asosida hisoblanadi. Qayta hisob har oyda amalga oshiriladi.
        - eng kam badal: **50 mln soʻm** yoki AQSh dollari yoxud yevrodagi teng summa;
        - taʼminot sifatida pul va davlat obligatsiyalari qabul qilinadi;
        - farq xabarnomadan keyin uch ish kuni ichida kiritilishi lozim.
        Qoidalar ${day(40).uz}dan qoʻllaniladi. Hisoblash namunasi «Kliring qoidalari» boʻlimida keltirilgan.`,
      en: `New rules for contributions to the guarantee fund
        A clearing member's contribution now follows its average turnover over 60 trading days instead of being set once a year. It is calculated anew every month.
        - minimum: **UZS 50 million** or the same sum in US dollars or euros;
        - money and government bonds are accepted;
        - a difference is paid in within three working days of notice.
        The rules apply from ${day(40).en}. The section on clearing rules works through an example.`,
    }),
  },
  {
    posted: { daysAgo: 341 },
    texts: {
      ru: `Депозитарий принял участие в конференции центральных депозитариев в Алматы
        На встрече представлены 14 стран. Делегация депозитария рассказала о переходе эмитентов на электронное голосование и провела круглый стол о защите миноритарных акционеров.
        Отдельно обсуждались общие требования к киберустойчивости: участники договорились обмениваться сведениями об инцидентах в течение четырёх часов. Следующая встреча пройдёт **в Самарканде**.`,
      uz: `Depozitariy Olmaotada markaziy depozitariylar konferensiyasida ishtirok etdi
        Uchrashuvda 14 mamlakat vakillari qatnashdi. Depozitariy delegatsiyasi emitentlarning elektron ovoz berishga oʻtishi haqida soʻzlab berdi va minoritar aksiyadorlar himoyasiga bagʻishlangan davra suhbatini oʻtkazdi.
        Kiberbarqarorlikka oid umumiy talablar alohida muhokama qilindi: ishtirokchilar intsidentlar haqidagi maʼlumotlarni toʻrt soat ichida almashishga kelishib oldi. Keyingi uchrashuv **Samarqandda** boʻlib oʻtadi.`,
      en: `The depository at the conference of central depositories in Almaty
        Fourteen countries were represented. Our delegation spoke of issuers' move to electronic voting and led a round table on the protection of minority shareholders.
        Common requirements for cyber resilience were a subject of their own: members will tell each other of incidents within four hours. The next meeting takes place **in Samarkand**.`,
    },
  },
  {
    posted: { daysAgo: 4 },
    pending: true,
    texts: {
      ru: `Дробление акций АО «Самарканд Агро»: что нужно знать акционерам
        По решению собрания каждая простая акция делится на десять. Операция пройдёт автоматически, подавать заявление не нужно.
        1. Торги приостанавливаются на два дня.
        2. Количество бумаг на счетах умножается на десять.
        3. Номинал снижается с 5 000 до 500 сум.
        Доля каждого акционера в уставном капитале **не меняется**. Бумаги в залоге и под арестом делятся так же, обременения сохраняются.`,
      uz: `«Samarqand Agro» AJ aksiyalarini maydalash: aksiyadorlar nimani bilishi kerak
        Yigʻilish qaroriga koʻra har bir oddiy aksiya oʻntaga boʻlinadi. Operatsiya avtomatik tarzda oʻtadi, ariza berish shart emas.
        1. Savdolar ikki kunga toʻxtatiladi.
        2. Hisobvaraqlardagi qogʻozlar soni oʻnga koʻpaytiriladi.
        3. Nominal qiymat 5 000 dan 500 soʻmgacha pasayadi.
        Har bir aksiyadorning ustav kapitalidagi ulushi **oʻzgarmaydi**. Garovdagi va xatlangan qogʻozlar ham xuddi shunday boʻlinadi, cheklovlar saqlanib qoladi.`,
      en: `Samarkand Agro JSC splits its shares: what holders should know
        By decision of the meeting every ordinary share becomes ten. The operation is automatic; there is nothing to apply for.
        1. Trading pauses for two days.
        2. Holdings are multiplied by ten.
        3. The face value falls from UZS 5,000 to 500.
        Each holder's part of the capital **stays the same**. Pledged and attached shares are split as well, and their encumbrances remain.`,
    },
  },
];
