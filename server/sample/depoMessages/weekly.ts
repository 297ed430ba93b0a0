import type { SamplePublication, Texts } from '../samplePublication.ts';

interface Week {
  /** How many days ago it came out; the digest tells of the five days before. */
  daysAgo: number;
  pending?: true;
  withoutCover?: true;
  lead: Texts;
  /** New accounts, transfers, notices of corporate actions. */
  figures: [accounts: string, transfers: string, notices: string];
  next: Texts;
}

const weeks: Week[] = [
  {
    daysAgo: 8,
    lead: {
      ru: 'Главное событие недели — размещение облигаций дорожного фонда: заявки втрое превысили предложение.',
      uz: 'Haftaning asosiy voqeasi — yoʻl fondi obligatsiyalarining joylashtirilishi: buyurtmalar taklifdan uch baravar oshdi.',
      en: 'The event of the week was the bond issue of the road fund, subscribed three times over.',
    },
    figures: ['1 902', '10 417', '23'],
    next: {
      ru: 'На следующей неделе ожидаются выплаты купонов по шести выпускам.',
      uz: 'Keyingi haftada olti chiqarilish boʻyicha kupon toʻlovlari kutilmoqda.',
      en: 'Coupons of six issues fall due next week.',
    },
  },
  {
    daysAgo: 22,
    lead: {
      ru: 'Система расчётов впервые обработала поручение за 0,2 секунды: заработал новый модуль сверки.',
      uz: 'Hisob-kitob tizimi topshiriqni ilk bor 0,2 soniyada bajardi: yangi solishtirish moduli ishga tushdi.',
      en: 'An instruction was processed in 0.2 seconds for the first time, thanks to the new matching module.',
    },
    figures: ['1 544', '9 836', '31'],
    next: {
      ru: 'Впереди дата фиксации у четырёх банков.',
      uz: 'Oldinda toʻrtta bankning qayd etish sanasi bor.',
      en: 'Four banks have their record date ahead.',
    },
  },
  {
    daysAgo: 57,
    lead: {
      ru: 'Половина новых счетов открыта за пределами столицы, больше всего — в Фергане и Бухаре.',
      uz: 'Yangi hisobvaraqlarning yarmi poytaxtdan tashqarida, eng koʻpi Fargʻona va Buxoroda ochildi.',
      en: 'Half of the new accounts were opened outside the capital, most of them in Fergana and Bukhara.',
    },
    figures: ['2 218', '8 955', '17'],
    next: {
      ru: 'Со среды меняется форма поручения на залог.',
      uz: 'Chorshanbadan garov topshirigʻi shakli oʻzgaradi.',
      en: 'The form of pledge instructions changes on Wednesday.',
    },
  },
  {
    daysAgo: 113,
    withoutCover: true,
    lead: {
      ru: 'Дивидендный сезон на пике: за пять дней депонентам перечислено 186 млрд сум.',
      uz: 'Dividend mavsumi avjida: besh kunda deponentlarga 186 mlrd soʻm oʻtkazildi.',
      en: 'The dividend season is at its height: UZS 186 billion went to depositors within five days.',
    },
    figures: ['1 377', '11 260', '44'],
    next: {
      ru: 'Две компании завершают выкуп собственных акций.',
      uz: 'Ikki kompaniya oʻz aksiyalarini sotib olishni yakunlaydi.',
      en: 'Two companies complete their buy-backs.',
    },
  },
  {
    daysAgo: 204,
    lead: {
      ru: 'Учения по переходу на резервный центр прошли без остановки обслуживания: переключение заняло четыре минуты.',
      uz: 'Zaxira markaziga oʻtish mashgʻulotlari xizmatni toʻxtatmasdan oʻtdi: almashish toʻrt daqiqa davom etdi.',
      en: 'The drill of moving to the reserve centre went without interruption; switching took four minutes.',
    },
    figures: ['1 129', '7 704', '12'],
    next: {
      ru: 'Начинается приём годовых отчётов эмитентов.',
      uz: 'Emitentlarning yillik hisobotlarini qabul qilish boshlanadi.',
      en: 'Annual reports of issuers are accepted from now on.',
    },
  },
  {
    daysAgo: 1,
    pending: true,
    lead: {
      ru: 'Рекорд недели — 3 140 новых счетов: многие открывали их ради облигаций с доходом в день выплаты пенсий.',
      uz: 'Hafta rekordi — 3 140 yangi hisobvaraq: koʻpchilik ularni pensiya kunida daromad beradigan obligatsiyalar uchun ochdi.',
      en: 'A record of 3,140 new accounts in a week, many for bonds that pay on pension day.',
    },
    figures: ['3 140', '10 988', '26'],
    next: {
      ru: 'В понедельник биржа работает по сокращённому дню.',
      uz: 'Dushanba kuni birja qisqartirilgan tartibda ishlaydi.',
      en: 'The exchange has a short day on Monday.',
    },
  },
  {
    daysAgo: 15,
    pending: true,
    lead: {
      ru: 'Завершена сверка реестров двенадцати обществ: расхождений не найдено, 340 лицевых счетов объединены.',
      uz: 'Oʻn ikki jamiyat reyestrlari solishtirildi: farqlar topilmadi, 340 ta shaxsiy hisobvaraq birlashtirildi.',
      en: 'The registers of twelve companies were reconciled: no differences, and 340 accounts were merged.',
    },
    figures: ['1 688', '9 512', '20'],
    next: {
      ru: 'Ожидается регистрация двух выпусков инфраструктурных облигаций.',
      uz: 'Ikkita infratuzilma obligatsiyasi chiqarilishining roʻyxatdan oʻtishi kutilmoqda.',
      en: 'Two issues of infrastructure bonds are about to be registered.',
    },
  },
];

/** What happened within five working days, with a few figures. */
export const weeklyDigests: SamplePublication[] = weeks.map((week) => {
  const { daysAgo, pending, withoutCover, lead, figures, next } = week;
  const [accounts, transfers, notices] = figures;
  const english = (figure: string) => figure.replace(' ', ',');
  return {
    posted: { daysAgo },
    pending,
    withoutCover,
    texts: ({ day }) => ({
      ru: `Вестник недели: ${day(-4).ru} — ${day(0).ru}
        ${lead.ru}
        ## Неделя в цифрах
        - новых счетов депо: **${accounts}**;
        - исполнено переводов: ${transfers};
        - разослано уведомлений о корпоративных действиях: ${notices}.
        ## Что дальше
        ${next.ru}`,
      uz: `Hafta xabarnomasi: ${day(-4).uz} — ${day(0).uz}
        ${lead.uz}
        ## Hafta raqamlarda
        - yangi depo hisobvaraqlari: **${accounts}**;
        - bajarilgan oʻtkazmalar: ${transfers};
        - yuborilgan korporativ harakatlar xabarnomalari: ${notices}.
        ## Keyin nima boʻladi
        ${next.uz}`,
      en: `The week at the depository: ${day(-4).en} to ${day(0).en}
        ${lead.en}
        ## The week in figures
        - new accounts: **${english(accounts)}**;
        - transfers executed: ${english(transfers)};
        - notices of corporate actions: ${notices}.
        ## What comes next
        ${next.en}`,
    }),
  };
});
