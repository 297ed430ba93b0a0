import type { SamplePublication, Texts } from '../samplePublication.ts';

interface Payment {
  daysAgo: number;
  pending?: true;
  withoutCover?: true;
  issuer: Texts;
  /** Sums a share, the whole in millions of sums, how many shareholders. */
  perShare: string;
  millions: string;
  holders: string;
  note: Texts;
}

const payments: Payment[] = [
  {
    daysAgo: 20,
    issuer: { ru: 'АО «Бухара Шёлк»', uz: '«Buxoro Ipak» AJ', en: 'Bukhara Silk JSC' },
    perShare: '412,5',
    millions: '8 250',
    holders: '2 907',
    note: {
      ru: 'Эмитент впервые перечислил дивиденды через депозитарий, поэтому владельцам, не сообщившим банковские реквизиты, нужно сделать это в личном кабинете.',
      uz: 'Emitent dividendlarni ilk bor depozitariy orqali oʻtkazdi, shu sababli bank rekvizitlarini bildirmagan egalar buni shaxsiy kabinetda bajarishi kerak.',
      en: 'The issuer pays through the depository for the first time: holders who have not given their bank details should do so in the account area.',
    },
  },
  {
    daysAgo: 95,
    withoutCover: true,
    issuer: { ru: 'АО «Зарафшан Цемент»', uz: '«Zarafshon Sement» AJ', en: 'Zarafshan Cement JSC' },
    perShare: '1 180',
    millions: '41 300',
    holders: '18 466',
    note: {
      ru: 'Налог удержан у источника по ставке 5 % для резидентов и 10 % для нерезидентов. Справка об удержании формируется автоматически.',
      uz: 'Soliq toʻlov manbaida rezidentlar uchun 5 foiz, norezidentlar uchun 10 foiz stavkada ushlab qolindi. Ushlab qolish haqidagi maʼlumotnoma avtomatik shakllanadi.',
      en: 'Tax was withheld at source, 5 per cent for residents and 10 for non-residents. A certificate is drawn up automatically.',
    },
  },
  {
    daysAgo: 172,
    issuer: { ru: 'АО «Навои Транс»', uz: '«Navoiy Trans» AJ', en: 'Navoi Trans JSC' },
    perShare: '67',
    millions: '1 943',
    holders: '845',
    note: {
      ru: 'Выплачены и дивиденды прошлых лет: 112 владельцев получили накопленные суммы после уточнения реквизитов.',
      uz: 'Oʻtgan yillar dividendlari ham toʻlandi: rekvizitlar aniqlangach, 112 nafar ega yigʻilib qolgan summalarni oldi.',
      en: 'Dividends of former years were paid too: 112 holders received what had accrued, once their details were known.',
    },
  },
  {
    daysAgo: 325,
    withoutCover: true,
    issuer: { ru: 'АО «Фергана Текстиль»', uz: '«Fargʻona Tekstil» AJ', en: 'Fergana Textile JSC' },
    perShare: '24,8',
    millions: '5 612',
    holders: '9 138',
    note: {
      ru: 'Собрание решило направить на дивиденды 35 % прибыли, остальное — на новую прядильную линию. Выплата по привилегированным акциям пройдёт отдельно.',
      uz: 'Yigʻilish foydaning 35 foizini dividendga, qolganini yangi yigiruv liniyasiga yoʻnaltirishga qaror qildi. Imtiyozli aksiyalar boʻyicha toʻlov alohida oʻtkaziladi.',
      en: 'The meeting gave 35 per cent of the profit to dividends and the rest to a new spinning line. Preference shares are paid separately.',
    },
  },
  {
    daysAgo: 5,
    pending: true,
    issuer: { ru: 'АО «Хорезм Энерго»', uz: '«Xorazm Energo» AJ', en: 'Khorezm Energo JSC' },
    perShare: '305',
    millions: '12 810',
    holders: '4 220',
    note: {
      ru: 'Дивиденды по акциям в залоге получит владелец, если договором залога не предусмотрено иное. Таких договоров в учёте депозитария сейчас семь.',
      uz: 'Garovdagi aksiyalar boʻyicha dividendlarni, agar garov shartnomasida boshqacha tartib belgilanmagan boʻlsa, egasi oladi. Depozitariy hisobida hozir shunday yettita shartnoma bor.',
      en: 'Dividends on pledged shares go to the owner unless the pledge says otherwise; the depository has seven such contracts on record.',
    },
  },
];

/** Dividends paid through the depository. */
export const dividendNews: SamplePublication[] = payments.map((payment) => {
  const { daysAgo, pending, withoutCover, issuer, perShare, millions, holders, note } = payment;
  const english = (figure: string) => figure.replace(',', '.').replace(' ', ',');
  return {
    posted: { daysAgo },
    pending,
    withoutCover,
    texts: ({ day }) => ({
      ru: `${issuer.ru} выплачивает дивиденды: ${perShare} сум на акцию
        Депозитарий получил от эмитента **${millions} млн сум** и начал перечисление ${holders} акционерам. Деньги поступят на банковские счета до ${day(10).ru}.
        ${note.ru}`,
      uz: `${issuer.uz} dividend toʻlamoqda: bir aksiyaga ${perShare} soʻm
        Depozitariy emitentdan **${millions} mln soʻm** qabul qilib, ${holders} nafar aksiyadorga oʻtkazishni boshladi. Pul bank hisobvaraqlariga ${day(10).uz}gacha kelib tushadi.
        ${note.uz}`,
      en: `${issuer.en} pays a dividend of UZS ${english(perShare)} a share
        The depository has received **UZS ${english(millions)} million** from the issuer and is passing it on to ${english(holders)} shareholders. The money reaches their banks by ${day(10).en}.
        ${note.en}`,
    }),
  };
});
