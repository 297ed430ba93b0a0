import type { SamplePublication, Texts } from '../samplePublication.ts';

interface Issue {
  daysAgo: number;
  pending?: true;
  isin: string;
  issuer: Texts;
  title: Texts;
  body: Texts;
}

const issues: Issue[] = [
  {
    daysAgo: 53,
    isin: 'UZ6056AA1B47',
    issuer: { ru: 'ООО «Чирчик Кабель»', uz: '«Chirchiq Kabel» MChJ', en: 'Chirchik Cable LLC' },
    title: {
      ru: 'Корпоративные облигации «Чирчик Кабель» приняты на хранение',
      uz: '«Chirchiq Kabel» korporativ obligatsiyalari saqlashga qabul qilindi',
      en: 'Corporate bonds of Chirchik Cable taken into safekeeping',
    },
    body: {
      ru: 'Выпуск из 40 000 облигаций номиналом 500 000 сум размещается по открытой подписке. Срок обращения — 728 дней, купон 22 % годовых.',
      uz: 'Nominal qiymati 500 000 soʻm boʻlgan 40 000 ta obligatsiya ochiq obuna orqali joylashtirilmoqda. Muomala muddati — 728 kun, kupon yillik 22 foiz.',
      en: 'The issue of 40,000 bonds with a face value of UZS 500,000 is offered to the public. It runs for 728 days at 22 per cent a year.',
    },
  },
  {
    daysAgo: 142,
    isin: 'UZ7011K3P0A8',
    issuer: { ru: 'АО «Самарканд Агро»', uz: '«Samarqand Agro» AJ', en: 'Samarkand Agro JSC' },
    title: {
      ru: 'Дополнительный выпуск акций: АО «Самарканд Агро»',
      uz: '«Samarqand Agro» AJ aksiyalarining qoʻshimcha chiqarilishi',
      en: 'Samarkand Agro JSC issues additional shares',
    },
    body: {
      ru: 'Зарегистрировано 6 млн простых акций. Преимущественное право покупки действует 30 дней: уведомления акционерам отправлены по почте и в личный кабинет.',
      uz: '6 mln dona oddiy aksiya roʻyxatga olindi. Imtiyozli sotib olish huquqi 30 kun amal qiladi: aksiyadorlarga xabarnomalar pochta orqali va shaxsiy kabinetga yuborildi.',
      en: 'Six million ordinary shares are registered. Pre-emption rights last 30 days; shareholders have been notified by post and in the account area.',
    },
  },
  {
    daysAgo: 359,
    isin: 'UZ4028M9C513',
    issuer: { ru: 'АО «Бухара Шёлк»', uz: '«Buxoro Ipak» AJ', en: 'Bukhara Silk JSC' },
    title: {
      ru: 'Погашены облигации АО «Бухара Шёлк»',
      uz: '«Buxoro Ipak» AJ obligatsiyalari soʻndirildi',
      en: 'Bonds of Bukhara Silk JSC redeemed',
    },
    body: {
      ru: 'Эмитент в срок вернул номинал и последний купон, всего 21,6 млрд сум. Бумаги списаны со счетов 264 владельцев, выпуск исключён из учёта.',
      uz: 'Emitent nominal qiymat va oxirgi kuponni, jami 21,6 mlrd soʻmni oʻz vaqtida qaytardi. Qogʻozlar 264 nafar ega hisobvaraqlaridan hisobdan chiqarildi, chiqarilish hisobdan oʻchirildi.',
      en: 'The issuer returned the principal and the last coupon on time, UZS 21.6 billion in all. The bonds were written off the accounts of 264 holders and the issue was closed.',
    },
  },
  {
    daysAgo: 8,
    pending: true,
    isin: 'UZ5063D2L996',
    issuer: { ru: 'АО «Термез Логистик»', uz: '«Termiz Logistik» AJ', en: 'Termez Logistics JSC' },
    title: {
      ru: 'Инфраструктурные облигации «Термез Логистик»: начат приём заявок',
      uz: '«Termiz Logistik» infratuzilma obligatsiyalari: buyurtmalar qabuli boshlandi',
      en: 'Infrastructure bonds of Termez Logistics: applications open',
    },
    body: {
      ru: 'Выпуск на 300 млрд сум обеспечен поручительством области и рассчитан на семь лет. Купон плавающий: основная ставка плюс три процентных пункта.',
      uz: '300 mlrd soʻmlik chiqarilish viloyat kafilligi bilan taʼminlangan va yetti yilga moʻljallangan. Kupon oʻzgaruvchan: asosiy stavka va uch foiz punkti.',
      en: 'The seven-year issue of UZS 300 billion is guaranteed by the region. Its coupon floats three percentage points above the policy rate.',
    },
  },
];

/** Issues that were registered, placed or redeemed, each with its ISIN. */
export const issueNews: SamplePublication[] = issues.map(
  ({ daysAgo, pending, isin, issuer, title, body }) => ({
    posted: { daysAgo },
    pending,
    pdf: true,
    texts: {
      ru: `${title.ru}
      ${body.ru}
      - эмитент: ${issuer.ru};
      - международный код ISIN: **${isin}**;
      - место хранения: Центральный депозитарий ценных бумаг.
      Уведомление о внесении изменений в реестр выпусков приложено.`,
      uz: `${title.uz}
      ${body.uz}
      - emitent: ${issuer.uz};
      - xalqaro ISIN kodi: **${isin}**;
      - saqlash joyi: Qimmatli qogʻozlar markaziy depozitariysi.
      Chiqarilishlar reyestriga oʻzgartirish kiritilgani haqidagi xabarnoma ilova qilingan.`,
      en: `${title.en}
      ${body.en}
      - issuer: ${issuer.en};
      - ISIN: **${isin}**;
      - place of safekeeping: Central Securities Depository.
      The notice of the entry in the register of issues is attached.`,
    },
  }),
);
