import type { SampleTerm } from './sampleTypes.ts';

export const settlement: readonly SampleTerm[] = [
  {
    word: { ru: 'Клиринг', uz: 'Kliring', en: 'Clearing' },
    meaning: {
      ru: 'Определение и зачёт взаимных обязательств участников по заключённым сделкам до расчётов.',
      uz: 'Hisob-kitobdan oldin tuzilgan bitimlar boʻyicha ishtirokchilarning oʻzaro majburiyatlarini aniqlash va hisobga olish.',
      en: 'Working out and offsetting what the participants owe each other from trades, before they settle.',
    },
  },
  {
    word: {
      ru: 'Поставка против платежа',
      uz: 'Toʻlovga qarshi yetkazib berish',
      en: 'Delivery versus payment',
    },
    meaning: {
      ru: 'Способ расчётов, при котором ценные бумаги переводятся покупателю только одновременно с переводом денег продавцу.',
      uz: 'Qimmatli qogʻozlar xaridorga faqat pul sotuvchiga oʻtkazilgan vaqtning oʻzida oʻtkaziladigan hisob-kitob usuli.',
      en: 'A way of settling in which the securities pass to the buyer only at the moment the money passes to the seller.',
    },
  },
  {
    word: { ru: 'Гарантийный фонд', uz: 'Kafolat fondi', en: 'Guarantee fund' },
    meaning: {
      ru: 'Взносы участников клиринга, за счёт которых исполняются сделки, если один из них не выполнил обязательство.',
      uz: 'Ishtirokchilardan biri majburiyatini bajarmaganda bitimlar ijro etiladigan kliring ishtirokchilari badallari.',
      en: 'Contributions of the clearing participants from which trades are settled when one of them fails to perform.',
    },
  },
  {
    word: { ru: 'Дивиденды', uz: 'Dividendlar', en: 'Dividends' },
    meaning: {
      ru: 'Часть чистой прибыли общества, которая распределяется между акционерами по решению общего собрания.',
      uz: 'Jamiyat sof foydasining umumiy yigʻilish qarori bilan aksiyadorlar oʻrtasida taqsimlanadigan qismi.',
      en: 'The part of a company’s net profit that the general meeting decides to distribute to shareholders.',
    },
  },
  {
    word: { ru: 'Дата закрытия реестра', uz: 'Reyestr yopiladigan sana', en: 'Record date' },
    meaning: {
      ru: 'День, на который составляется список владельцев, имеющих право на дивиденды или участие в собрании.',
      uz: 'Dividend olish yoki yigʻilishda ishtirok etish huquqiga ega boʻlgan egalar roʻyxati tuziladigan kun.',
      en: 'The day as of which the list of holders entitled to dividends or to a meeting is drawn up.',
    },
  },
  {
    word: { ru: 'Корпоративное действие', uz: 'Korporativ harakat', en: 'Corporate action' },
    meaning: {
      ru: 'Событие, инициированное эмитентом и затрагивающее права владельцев: собрание, выплата, дробление, конвертация.',
      uz: 'Emitent tashabbusi bilan boʻladigan va egalarning huquqlariga daxldor voqea: yigʻilish, toʻlov, maydalash, konvertatsiya.',
      en: 'An event started by the issuer that touches holders’ rights: a meeting, a payment, a split, a conversion.',
    },
  },
  {
    word: { ru: 'Консолидация акций', uz: 'Aksiyalarni yiriklashtirish', en: 'Reverse split' },
    meaning: {
      ru: 'Объединение нескольких акций в одну с пропорциональным увеличением номинальной стоимости.',
      uz: 'Bir nechta aksiyani nominal qiymatini mutanosib oshirgan holda bitta aksiyaga birlashtirish.',
      en: 'The joining of several shares into one whose nominal value grows in proportion.',
    },
  },
  {
    word: {
      ru: 'Конвертация ценных бумаг',
      uz: 'Qimmatli qogʻozlarni konvertatsiya qilish',
      en: 'Conversion',
    },
    meaning: {
      ru: 'Обмен ценных бумаг одного вида на ценные бумаги другого вида того же эмитента.',
      uz: 'Bir turdagi qimmatli qogʻozlarni oʻsha emitentning boshqa turdagi qimmatli qogʻozlariga ayirboshlash.',
      en: 'The exchange of securities of one kind for another kind of the same issuer.',
    },
  },
  {
    word: { ru: 'Раскрытие информации', uz: 'Axborotni oshkor qilish', en: 'Disclosure' },
    meaning: {
      ru: 'Обеспечение свободного доступа заинтересованных лиц к отчётности и существенным фактам эмитента.',
      uz: 'Manfaatdor shaxslarning emitent hisobotlari va muhim faktlaridan erkin foydalanishini taʼminlash.',
      en: 'Giving everyone interested free access to an issuer’s reports and material facts.',
    },
  },
  {
    word: { ru: 'Существенный факт', uz: 'Muhim fakt', en: 'Material fact' },
    meaning: {
      ru: 'Событие в деятельности эмитента, о котором он обязан сообщить, поскольку оно может изменить цену его ценных бумаг.',
      uz: 'Emitent faoliyatidagi, qimmatli qogʻozlari narxini oʻzgartirishi mumkinligi sababli u xabar berishi shart boʻlgan voqea.',
      en: 'An event that an issuer has to report because it may change the price of its securities.',
    },
  },
];
