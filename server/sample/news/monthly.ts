import type { SamplePublication, Texts } from '../samplePublication.ts';

interface Month {
  daysAgo: number;
  pending?: true;
  /** Settlements, their sum in billions of sums, new accounts, all accounts in thousands. */
  figures: [settlements: string, billions: string, newAccounts: string, accounts: string];
  /** What stood out, as one paragraph. */
  remark: Texts;
}

const months: Month[] = [
  {
    daysAgo: 42,
    figures: ['48 215', '3 418', '6 207', '1 412'],
    remark: {
      ru: 'Больше половины оборота пришлось на государственные облигации: спрос поддержали страховые компании, которые продлевали вложения.',
      uz: 'Aylanmaning yarmidan koʻpi davlat obligatsiyalariga toʻgʻri keldi: talabni oʻz qoʻyilmalarini uzaytirgan sugʻurta kompaniyalari qoʻllab-quvvatladi.',
      en: 'Government bonds made up more than half of the turnover: insurance companies were rolling over their holdings.',
    },
  },
  {
    daysAgo: 135,
    figures: ['39 874', '2 906', '11 350', '1 377'],
    remark: {
      ru: 'Число новых счетов удвоилось после народного IPO. Средний возраст владельца нового счёта — **29 лет**, каждый третий живёт за пределами столицы.',
      uz: 'Xalq IPOsidan soʻng yangi hisobvaraqlar soni ikki baravar oshdi. Yangi hisobvaraq egasining oʻrtacha yoshi — **29**, har uchinchisi poytaxtdan tashqarida yashaydi.',
      en: "New accounts doubled after the people's IPO. Their holders are **29 years** old on average, and every third lives outside the capital.",
    },
  },
  {
    daysAgo: 254,
    figures: ['33 540', '2 215', '4 018', '1 329'],
    remark: {
      ru: 'Месяц был короче обычного, но день крупнейших расчётов стал рекордным: 412 млрд сум за одну сессию, из них 290 млрд — выкуп собственных акций эмитентом.',
      uz: 'Oy odatdagidan qisqa boʻldi, lekin eng yirik hisob-kitoblar kuni rekord koʻrsatdi: bir sessiyada 412 mlrd soʻm, shundan 290 mlrd — emitentning oʻz aksiyalarini sotib olishi.',
      en: 'The month was shorter than usual, yet its largest session was a record: UZS 412 billion, of which 290 billion was one issuer buying back its own shares.',
    },
  },
  {
    daysAgo: 7,
    pending: true,
    figures: ['52 061', '3 775', '5 944', '1 418'],
    remark: {
      ru: 'Впервые каждая вторая инструкция поступила через программный интерфейс. Ошибочных поручений стало на 31 % меньше.',
      uz: 'Birinchi marta har ikkinchi topshiriq dasturiy interfeys orqali kelib tushdi. Xato topshiriqlar 31 foizga kamaydi.',
      en: 'For the first time every second instruction came through the programming interface, and faulty ones fell by 31 per cent.',
    },
  },
];

/** What the depository did in the month before. */
export const monthlyNews: SamplePublication[] = months.map(({ daysAgo, pending, figures, remark }) => {
  const [settlements, billions, newAccounts, accounts] = figures;
  const english = (figure: string) => figure.replace(' ', ',');
  return {
    posted: { daysAgo },
    pending,
    texts: ({ lastMonth }) => ({
      ru: `Итоги месяца: ${lastMonth.ru}
        Депозитарий подвёл итоги работы за ${lastMonth.ru}.
        | Показатель | Значение |
        | Исполнено расчётов | ${settlements} |
        | Сумма, млрд сум | ${billions} |
        | Открыто счетов депо | ${newAccounts} |
        | Всего счетов, тыс. | ${accounts} |
        ${remark.ru}`,
      uz: `Oy yakunlari: ${lastMonth.uz}
        Depozitariy ${lastMonth.uz} oyidagi faoliyatiga yakun yasadi.
        | Koʻrsatkich | Qiymati |
        | Bajarilgan hisob-kitoblar | ${settlements} |
        | Summa, mlrd soʻm | ${billions} |
        | Ochilgan depo hisobvaraqlari | ${newAccounts} |
        | Jami hisobvaraqlar, ming | ${accounts} |
        ${remark.uz}`,
      en: `The month in figures: ${lastMonth.en}
        The depository's work in ${lastMonth.en}, in figures.
        | Figure | Value |
        | Settlements | ${english(settlements)} |
        | Sum, UZS billion | ${english(billions)} |
        | New accounts | ${english(newAccounts)} |
        | All accounts, thousand | ${english(accounts)} |
        ${remark.en}`,
    }),
  };
});
