import type { SamplePublication, Texts } from '../samplePublication.ts';

interface Action {
  daysAgo: number;
  pending?: true;
  issuer: Texts;
  kind: Texts;
  /** Days from the announcement to the record date. */
  after: number;
  terms: string;
  note: Texts;
}

const meeting = { ru: 'годовое собрание', uz: 'yillik yigʻilish', en: 'annual meeting' };
const dividend = { ru: 'выплата дивидендов', uz: 'dividend toʻlash', en: 'dividend' };
const coupon = { ru: 'выплата купона', uz: 'kupon toʻlash', en: 'coupon' };
const split = { ru: 'дробление акций', uz: 'aksiyalarni maydalash', en: 'share split' };
const buyBack = { ru: 'выкуп акций', uz: 'aksiyalarni sotib olish', en: 'buy-back' };

const actions: Action[] = [
  {
    daysAgo: 6,
    issuer: { ru: 'АО «Андижан Автодеталь»', uz: '«Andijon Avtodetal» AJ', en: 'Andijan Autoparts JSC' },
    kind: split,
    after: 14,
    terms: '1 : 20',
    note: {
      ru: 'Поручения по этим акциям не принимаются в день операции с 15:00.',
      uz: 'Amal kuni soat 15:00 dan ushbu aksiyalar boʻyicha topshiriqlar qabul qilinmaydi.',
      en: 'No instructions on these shares are taken after 15:00 of the day.',
    },
  },
  {
    daysAgo: 28,
    issuer: { ru: 'АО «Джизак Пластик»', uz: '«Jizzax Plastik» AJ', en: 'Jizzakh Plastics JSC' },
    kind: dividend,
    after: 10,
    terms: '318',
    note: {
      ru: 'Номинальным держателям: списки клиентов ждём в день фиксации до 20:00.',
      uz: 'Nominal saqlovchilarga: mijozlar roʻyxatini qayd etish kuni soat 20:00 gacha kutamiz.',
      en: 'Nominees: lists of clients are due by 20:00 of the record date.',
    },
  },
  {
    daysAgo: 61,
    issuer: { ru: 'АО «Сырдарья Энерго»', uz: '«Sirdaryo Energo» AJ', en: 'Syrdarya Energy JSC' },
    kind: coupon,
    after: 7,
    terms: '27 425',
    note: {
      ru: 'Купон по плавающей ставке рассчитан за 91 день, расчёт доступен участникам.',
      uz: 'Oʻzgaruvchan stavkali kupon 91 kun uchun hisoblangan, hisob-kitob ishtirokchilarga ochiq.',
      en: 'The floating coupon was reckoned for 91 days; participants may see the calculation.',
    },
  },
  {
    daysAgo: 97,
    issuer: { ru: 'АО «Навоийские удобрения»', uz: '«Navoiy Oʻgʻit» AJ', en: 'Navoi Fertilisers JSC' },
    kind: meeting,
    after: 21,
    terms: '7',
    note: {
      ru: 'В повестке семь вопросов, по выборам совета голосование кумулятивное.',
      uz: 'Kun tartibida yetti masala, kengash saylovi boʻyicha ovoz berish kumulyativ.',
      en: 'There are seven items; the board is elected by cumulative voting.',
    },
  },
  {
    daysAgo: 138,
    issuer: {
      ru: 'АО «Кашкадарья Газ Сервис»',
      uz: '«Qashqadaryo Gaz Servis» AJ',
      en: 'Kashkadarya Gas Service JSC',
    },
    kind: buyBack,
    after: 30,
    terms: '14 650',
    note: {
      ru: 'Цена определена независимым оценщиком. Заявки посредников собираются одним файлом.',
      uz: 'Narxni mustaqil baholovchi belgilagan. Vositachilar buyurtmalari bitta faylda yigʻiladi.',
      en: 'An independent appraiser set the price. Intermediaries send their applications in one file.',
    },
  },
  {
    daysAgo: 193,
    issuer: { ru: 'ООО «Ташкент Лизинг»', uz: '«Toshkent Lizing» MChJ', en: 'Tashkent Leasing LLC' },
    kind: coupon,
    after: 9,
    terms: '54 000',
    note: {
      ru: 'Это последний купон: вместе с ним возвращается номинал, выпуск снимается с хранения.',
      uz: 'Bu oxirgi kupon: u bilan birga nominal qaytariladi, chiqarilish saqlashdan olinadi.',
      en: 'It is the last coupon: the principal returns with it, and the issue leaves safekeeping.',
    },
  },
  {
    daysAgo: 4,
    pending: true,
    issuer: { ru: 'АО «Ургенч Керамика»', uz: '«Urganch Keramika» AJ', en: 'Urgench Ceramics JSC' },
    kind: dividend,
    after: 12,
    terms: '905',
    note: {
      ru: 'Ставка для нерезидентов зависит от справок, поданных до даты фиксации.',
      uz: 'Norezidentlar uchun stavka qayd etish sanasigacha topshirilgan maʼlumotnomalarga bogʻliq.',
      en: 'The rate for non-residents depends on certificates filed before the record date.',
    },
  },
  {
    daysAgo: 11,
    pending: true,
    issuer: { ru: 'АО «Гулистан Хлопок»', uz: '«Guliston Paxta» AJ', en: 'Gulistan Cotton JSC' },
    kind: meeting,
    after: 25,
    terms: '4',
    note: {
      ru: 'Собрание внеочередное: рассматривается присоединение дочернего общества.',
      uz: 'Yigʻilish navbatdan tashqari: shoʻba jamiyatni qoʻshib olish koʻriladi.',
      en: 'The meeting is extraordinary and decides on merging a subsidiary.',
    },
  },
];

const english = (figure: string) => figure.replace(' ', ',');

/** Announcements of corporate actions to participants. */
export const recordDateNews: SamplePublication[] = actions.map(
  ({ daysAgo, pending, issuer, kind, after, terms, note }) => ({
    posted: { daysAgo },
    pending,
    texts: ({ day }) => ({
      ru: `${issuer.ru}: ${kind.ru}
        Вниманию номинальных держателей и посредников.
        | Эмитент | ${issuer.ru} |
        | Корпоративное действие | ${kind.ru} |
        | Дата фиксации | ${day(after).ru} |
        | Условия | ${terms} |
        ${note.ru}`,
      uz: `${issuer.uz}: ${kind.uz}
        Nominal saqlovchilar va vositachilar eʼtiboriga.
        | Emitent | ${issuer.uz} |
        | Korporativ harakat | ${kind.uz} |
        | Qayd etish sanasi | ${day(after).uz} |
        | Shartlar | ${terms} |
        ${note.uz}`,
      en: `${issuer.en}: ${kind.en}
        To nominees and intermediaries.
        | Issuer | ${issuer.en} |
        | Corporate action | ${kind.en} |
        | Record date | ${day(after).en} |
        | Terms | ${english(terms)} |
        ${note.en}`,
    }),
  }),
);
