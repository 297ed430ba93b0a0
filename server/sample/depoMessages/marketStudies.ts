import type { SamplePublication } from '../samplePublication.ts';

/** Reviews of one market each, with a table. */
export const marketStudies: SamplePublication[] = [
  {
    posted: { daysAgo: 99 },
    texts: {
      ru: `Корпоративные облигации: обзор рынка
        В обращении 86 выпусков сорока трёх эмитентов на 9,4 трлн сум.
        | Срок | Выпусков | Средний купон |
        | До года | 21 | 21,5 % |
        | 1–3 года | 52 | 23,1 % |
        | Свыше трёх лет | 13 | 20,4 % |
        Длинные бумаги дешевле коротких: инвесторы ждут снижения ставок. Просрочек по купонам за квартал **не было**.`,
      uz: `Korporativ obligatsiyalar: bozor sharhi
        Muomalada qirq uch emitentning 9,4 trln soʻmlik 86 ta chiqarilishi bor.
        | Muddat | Chiqarilishlar | Oʻrtacha kupon |
        | Bir yilgacha | 21 | 21,5 % |
        | 1–3 yil | 52 | 23,1 % |
        | Uch yildan ortiq | 13 | 20,4 % |
        Uzoq muddatli qogʻozlar qisqalaridan arzon: investorlar stavkalar pasayishini kutmoqda. Chorakda kupon boʻyicha kechikish **boʻlmadi**.`,
      en: `Corporate bonds: a review of the market
        86 issues of forty-three issuers are outstanding, UZS 9.4 trillion in all.
        | Term | Issues | Average coupon |
        | Up to a year | 21 | 21.5 % |
        | 1–3 years | 52 | 23.1 % |
        | Over three years | 13 | 20.4 % |
        Long bonds pay less than short ones: investors expect rates to fall. **No** coupon was late this quarter.`,
    },
  },
  {
    posted: { daysAgo: 141 },
    pdf: true,
    texts: {
      ru: `Дивиденды года: кто платил и сколько
        За год через депозитарий прошло 6,3 трлн сум дивидендов 412 эмитентов.
        | Отрасль | Доля выплат | Доходность |
        | Банки | 38 % | 11,2 % |
        | Горная добыча | 24 % | 9,7 % |
        | Строительные материалы | 14 % | 13,5 % |
        | Прочие | 24 % | 7,8 % |
        Невостребованными остались 41 млрд сум, на пятую часть меньше прошлогоднего.`,
      uz: `Yil dividendlari: kim va qancha toʻladi
        Yil davomida depozitariy orqali 412 emitentning 6,3 trln soʻm dividendi oʻtdi.
        | Soha | Toʻlovlar ulushi | Daromadlilik |
        | Banklar | 38 % | 11,2 % |
        | Kon sanoati | 24 % | 9,7 % |
        | Qurilish materiallari | 14 % | 13,5 % |
        | Boshqalar | 24 % | 7,8 % |
        41 mlrd soʻm talab qilinmay qoldi, bu oʻtgan yilgidan beshdan bir qismga kam.`,
      en: `Dividends of the year: who paid, and how much
        UZS 6.3 trillion of 412 issuers passed through the depository within the year.
        | Industry | Part of payments | Yield |
        | Banks | 38 % | 11.2 % |
        | Mining | 24 % | 9.7 % |
        | Building materials | 14 % | 13.5 % |
        | Others | 24 % | 7.8 % |
        41 billion were not claimed, a fifth less than the year before.`,
    },
  },
  {
    posted: { daysAgo: 216 },
    texts: {
      ru: `Паевые фонды: год в таблице
        Фондов стало девятнадцать, пайщиков — сто двенадцать тысяч.
        | Вид фонда | Фондов | Активы, млрд сум |
        | Облигации | 9 | 1 240 |
        | Смешанные | 6 | 385 |
        | Недвижимость | 4 | 917 |
        Средний взнос — 300 тысяч сум в месяц. Две трети пайщиков настроили автоматический платёж.`,
      uz: `Pay fondlari: bir yil jadvalda
        Fondlar oʻn toʻqqizta, paychilar — bir yuz oʻn ikki mingta boʻldi.
        | Fond turi | Fondlar | Aktivlar, mlrd soʻm |
        | Obligatsiyalar | 9 | 1 240 |
        | Aralash | 6 | 385 |
        | Koʻchmas mulk | 4 | 917 |
        Oʻrtacha badal — oyiga 300 ming soʻm. Paychilarning uchdan ikki qismi avtomatik toʻlovni sozlagan.`,
      en: `Investment funds: a year in a table
        There are nineteen funds now, with one hundred and twelve thousand unit holders.
        | Kind of fund | Funds | Assets, UZS billion |
        | Bonds | 9 | 1,240 |
        | Mixed | 6 | 385 |
        | Real estate | 4 | 917 |
        The average contribution is UZS 300 thousand a month. Two thirds of holders pay automatically.`,
    },
  },
  {
    posted: { daysAgo: 262 },
    texts: {
      ru: `Почему возвращают поручения: анализ 10 тысяч отказов
        Отказов стало меньше на 31 %, но причины всё те же.
        | Причина | Доля |
        | Неверный номер счёта | 34 % |
        | Нет основания перевода | 27 % |
        | Недостаточно бумаг | 22 % |
        | Просрочен документ | 17 % |
        Проверка номера теперь встроена в форму, поэтому первая строка должна исчезнуть к следующему выпуску.`,
      uz: `Topshiriqlar nega qaytariladi: 10 ming rad javobi tahlili
        Rad javoblari 31 foizga kamaydi, lekin sabablar oʻsha-oʻsha.
        | Sabab | Ulush |
        | Hisobvaraq raqami xato | 34 % |
        | Oʻtkazish asosi yoʻq | 27 % |
        | Qogʻozlar yetarli emas | 22 % |
        | Hujjat muddati oʻtgan | 17 % |
        Raqam tekshiruvi endi shaklga kiritilgan, shuning uchun birinchi qator keyingi sonda yoʻqolishi kerak.`,
      en: `Why instructions come back: ten thousand refusals
        Refusals fell by 31 per cent, but the causes are the same.
        | Cause | Part |
        | Wrong account number | 34 % |
        | No ground for the transfer | 27 % |
        | Not enough securities | 22 % |
        | Expired document | 17 % |
        The form checks the number now, so the first line should be gone by the next issue.`,
    },
  },
  {
    posted: { daysAgo: 331 },
    texts: {
      ru: `Рынок репо: сделки стали короче
        Средний срок сократился с восьми дней до трёх, объём вырос вдвое.
        | Обеспечение | Доля | Средняя ставка |
        | Гособлигации | 71 % | 14,2 % |
        | Корпоративные облигации | 18 % | 16,0 % |
        | Акции | 11 % | 18,7 % |
        За квартал не исполнена одна сделка из 4 806, убытков у участников нет.`,
      uz: `Repo bozori: bitimlar qisqardi
        Oʻrtacha muddat sakkiz kundan uch kunga tushdi, hajm ikki baravar oʻsdi.
        | Taʼminot | Ulush | Oʻrtacha stavka |
        | Davlat obligatsiyalari | 71 % | 14,2 % |
        | Korporativ obligatsiyalar | 18 % | 16,0 % |
        | Aksiyalar | 11 % | 18,7 % |
        Chorakda 4 806 bitimdan bittasi bajarilmadi, ishtirokchilar zarar koʻrmadi.`,
      en: `The repo market: trades grow shorter
        The average term fell from eight days to three while volume doubled.
        | Collateral | Part | Average rate |
        | Government bonds | 71 % | 14.2 % |
        | Corporate bonds | 18 % | 16.0 % |
        | Shares | 11 % | 18.7 % |
        One trade of 4,806 failed this quarter, and nobody lost by it.`,
    },
  },
  {
    posted: { daysAgo: 13 },
    pending: true,
    texts: {
      ru: `Залоги: что принимают банки
        На конец квартала в залоге бумаги на 2,7 трлн сум.
        | Бумага | Доля | Дисконт |
        | Акции банков | 44 % | 30 % |
        | Облигации | 35 % | 12 % |
        | Акции прочих эмитентов | 21 % | 45 % |
        Средний срок снятия залога сократился до одного дня.`,
      uz: `Garovlar: banklar nimani qabul qiladi
        Chorak oxirida 2,7 trln soʻmlik qogʻoz garovda.
        | Qogʻoz | Ulush | Diskont |
        | Bank aksiyalari | 44 % | 30 % |
        | Obligatsiyalar | 35 % | 12 % |
        | Boshqa emitentlar aksiyalari | 21 % | 45 % |
        Garovni yechishning oʻrtacha muddati bir kungacha qisqardi.`,
      en: `Pledges: what banks accept
        Securities worth UZS 2.7 trillion were pledged at the end of the quarter.
        | Security | Part | Haircut |
        | Shares of banks | 44 % | 30 % |
        | Bonds | 35 % | 12 % |
        | Other shares | 21 % | 45 % |
        Lifting a pledge takes a day on average now.`,
    },
  },
];
