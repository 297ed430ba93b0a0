import type { SampleTerm } from './sampleTypes.ts';

export const market: readonly SampleTerm[] = [
  {
    word: { ru: 'Эмитент', uz: 'Emitent', en: 'Issuer' },
    meaning: {
      ru: 'Юридическое лицо или орган государственной власти, которые выпускают ценные бумаги и отвечают по ним перед владельцами.',
      uz: 'Qimmatli qogʻozlar chiqaradigan va ular boʻyicha egalari oldida javob beradigan yuridik shaxs yoki davlat hokimiyati organi.',
      en: 'The company or public authority that issues securities and answers for them to their holders.',
    },
  },
  {
    word: { ru: 'Эмиссия', uz: 'Emissiya', en: 'Issue' },
    meaning: {
      ru: 'Установленная законом последовательность действий эмитента по выпуску и размещению ценных бумаг.',
      uz: 'Emitentning qimmatli qogʻozlarni chiqarish va joylashtirish boʻyicha qonunda belgilangan harakatlari ketma-ketligi.',
      en: 'The steps, set by law, by which an issuer issues and places securities.',
    },
  },
  {
    word: { ru: 'Проспект эмиссии', uz: 'Emissiya risolasi', en: 'Prospectus' },
    meaning: {
      ru: 'Документ, раскрывающий сведения об эмитенте и о размещаемых ценных бумагах, которые могут повлиять на решение инвестора.',
      uz: 'Emitent va joylashtirilayotgan qimmatli qogʻozlar haqidagi, investor qaroriga taʼsir koʻrsatishi mumkin boʻlgan maʼlumotlarni oshkor qiluvchi hujjat.',
      en: 'A document that discloses what may influence an investor’s decision about the issuer and the securities placed.',
    },
  },
  {
    word: { ru: 'Первичный рынок', uz: 'Birlamchi bozor', en: 'Primary market' },
    meaning: {
      ru: 'Отношения, возникающие при размещении ценных бумаг эмитентом их первым владельцам.',
      uz: 'Emitent qimmatli qogʻozlarni birinchi egalariga joylashtirishda yuzaga keladigan munosabatlar.',
      en: 'The relations in which an issuer places securities with their first holders.',
    },
  },
  {
    word: { ru: 'Вторичный рынок', uz: 'Ikkilamchi bozor', en: 'Secondary market' },
    meaning: {
      ru: 'Обращение ранее размещённых ценных бумаг между инвесторами на бирже и вне её.',
      uz: 'Ilgari joylashtirilgan qimmatli qogʻozlarning birjada va birjadan tashqarida investorlar oʻrtasida muomalada boʻlishi.',
      en: 'Trading of securities placed earlier between investors, on the exchange and outside it.',
    },
  },
  {
    word: { ru: 'Листинг', uz: 'Listing', en: 'Listing' },
    meaning: {
      ru: 'Проверка эмитента и допуск его ценных бумаг к торгам в котировальном листе биржи.',
      uz: 'Emitentni tekshirish va uning qimmatli qogʻozlarini birja kotirovka varagʻida savdoga qoʻyish.',
      en: 'The examination of an issuer and the admission of its securities to the exchange’s quotation list.',
    },
  },
  {
    word: { ru: 'Делистинг', uz: 'Delisting', en: 'Delisting' },
    meaning: {
      ru: 'Исключение ценных бумаг из котировального листа биржи.',
      uz: 'Qimmatli qogʻozlarni birja kotirovka varagʻidan chiqarish.',
      en: 'The removal of securities from the exchange’s quotation list.',
    },
  },
  {
    word: { ru: 'Инвестиционный посредник', uz: 'Investitsiya vositachisi', en: 'Investment intermediary' },
    meaning: {
      ru: 'Профессиональный участник рынка, который совершает сделки с ценными бумагами по поручению и за счёт клиента.',
      uz: 'Mijoz topshirigʻi boʻyicha va uning hisobidan qimmatli qogʻozlar bilan bitimlar tuzadigan bozorning professional ishtirokchisi.',
      en: 'A professional market participant that trades securities on the order and for the account of clients.',
    },
  },
  {
    word: { ru: 'Доверительный управляющий', uz: 'Ishonchli boshqaruvchi', en: 'Trust manager' },
    meaning: {
      ru: 'Профессиональный участник рынка, управляющий инвестиционными активами в интересах их собственника.',
      uz: 'Investitsiya aktivlarini mulkdori manfaatlarida boshqaradigan bozorning professional ishtirokchisi.',
      en: 'A professional market participant that manages investment assets in the interest of their owner.',
    },
  },
  {
    word: { ru: 'Маркет-мейкер', uz: 'Market-meyker', en: 'Market maker' },
    meaning: {
      ru: 'Участник торгов, который по договору с биржей постоянно выставляет заявки на покупку и продажу, поддерживая ликвидность.',
      uz: 'Birja bilan shartnoma boʻyicha doimiy ravishda sotib olish va sotish buyurtmalarini berib, likvidlikni taʼminlaydigan savdo ishtirokchisi.',
      en: 'A participant that by agreement with the exchange keeps buy and sell orders up, and so the market liquid.',
    },
  },
];
