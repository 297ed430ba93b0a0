import type { SampleTerm } from './sampleTypes.ts';

export const accounts: readonly SampleTerm[] = [
  {
    word: { ru: 'Центральный депозитарий', uz: 'Markaziy depozitariy', en: 'Central depository' },
    meaning: {
      ru: 'Организация, которая ведёт единую базу держателей ценных бумаг, учитывает права на них и обеспечивает расчёты по сделкам.',
      uz: 'Qimmatli qogʻozlarni saqlovchilarning yagona bazasini yuritadigan, ularga boʻlgan huquqlarni hisobga oladigan va bitimlar boʻyicha hisob-kitoblarni taʼminlaydigan tashkilot.',
      en: 'The organisation that keeps the single register of holders, records rights to securities and settles trades.',
    },
  },
  {
    word: { ru: 'Счёт депо', uz: 'Depo hisobvaragʻi', en: 'Securities account' },
    meaning: {
      ru: 'Совокупность записей в депозитарии, предназначенных для учёта ценных бумаг и прав одного владельца.',
      uz: 'Bir egaga tegishli qimmatli qogʻozlar va huquqlarni hisobga olish uchun depozitariydagi yozuvlar majmui.',
      en: 'The set of entries at a depository in which the securities and rights of one holder are recorded.',
    },
  },
  {
    word: { ru: 'Депонент', uz: 'Deponent', en: 'Depositor' },
    meaning: {
      ru: 'Физическое или юридическое лицо, которому депозитарий открыл счёт депо на основании договора.',
      uz: 'Depozitariy shartnoma asosida depo hisobvaragʻini ochgan jismoniy yoki yuridik shaxs.',
      en: 'A person or company for whom the depository has opened a securities account under an agreement.',
    },
  },
  {
    word: { ru: 'Депозитарный договор', uz: 'Depozitariy shartnomasi', en: 'Depository agreement' },
    meaning: {
      ru: 'Соглашение депозитария и депонента о хранении ценных бумаг и учёте прав на них.',
      uz: 'Depozitariy va deponent oʻrtasida qimmatli qogʻozlarni saqlash va ularga boʻlgan huquqlarni hisobga olish toʻgʻrisidagi kelishuv.',
      en: 'The agreement of depository and depositor on safekeeping securities and recording rights to them.',
    },
  },
  {
    word: { ru: 'Номинальный держатель', uz: 'Nominal saqlovchi', en: 'Nominee holder' },
    meaning: {
      ru: 'Лицо, на имя которого учтены ценные бумаги, принадлежащие его клиентам.',
      uz: 'Mijozlariga tegishli qimmatli qogʻozlar oʻz nomida hisobga olingan shaxs.',
      en: 'The one in whose name securities are recorded that belong to its clients.',
    },
  },
  {
    word: { ru: 'Поручение депо', uz: 'Depo topshirigʻi', en: 'Securities instruction' },
    meaning: {
      ru: 'Распоряжение депонента о проведении операции по его счёту, поданное на бумаге или подписанное электронной подписью.',
      uz: 'Deponentning oʻz hisobvaragʻi boʻyicha operatsiya oʻtkazish toʻgʻrisidagi, qogʻozda berilgan yoki elektron imzo bilan imzolangan farmoyishi.',
      en: 'A depositor’s order to carry out an operation on the account, given on paper or with an electronic signature.',
    },
  },
  {
    word: { ru: 'Выписка со счёта депо', uz: 'Depo hisobvaragʻidan koʻchirma', en: 'Account statement' },
    meaning: {
      ru: 'Документ, подтверждающий количество ценных бумаг на счёте на указанную дату; сам по себе ценной бумагой не является.',
      uz: 'Koʻrsatilgan sanada hisobvaraqdagi qimmatli qogʻozlar miqdorini tasdiqlovchi hujjat; oʻzi qimmatli qogʻoz hisoblanmaydi.',
      en: 'A document that confirms how many securities were on the account on a given day; it is no security itself.',
    },
  },
  {
    word: { ru: 'Реестр акционеров', uz: 'Aksiyadorlar reyestri', en: 'Register of shareholders' },
    meaning: {
      ru: 'Сформированный на дату список владельцев акций общества с указанием количества и вида принадлежащих им акций.',
      uz: 'Muayyan sanada shakllantirilgan, jamiyat aksiyalari egalari hamda ularga tegishli aksiyalar soni va turi koʻrsatilgan roʻyxat.',
      en: 'A list, as of a certain day, of the holders of a company’s shares with the number and class of each.',
    },
  },
  {
    word: {
      ru: 'Блокирование ценных бумаг',
      uz: 'Qimmatli qogʻozlarni bloklash',
      en: 'Blocking of securities',
    },
    meaning: {
      ru: 'Запись на счёте депо, которая временно не допускает операций с ценными бумагами: по решению суда, залогу или поручению владельца.',
      uz: 'Sud qarori, garov yoki egasining topshirigʻi boʻyicha qimmatli qogʻozlar bilan operatsiyalarga vaqtincha yoʻl qoʻymaydigan depo hisobvaragʻidagi yozuv.',
      en: 'An entry that for a time allows no operations with the securities: by court order, pledge or order of the holder.',
    },
  },
  {
    word: { ru: 'Залог ценных бумаг', uz: 'Qimmatli qogʻozlar garovi', en: 'Pledge of securities' },
    meaning: {
      ru: 'Обеспечение обязательства ценными бумагами, которое регистрируется депозитарием на счёте залогодателя.',
      uz: 'Depozitariy tomonidan garovga qoʻyuvchining hisobvaragʻida roʻyxatga olinadigan, majburiyatni qimmatli qogʻozlar bilan taʼminlash.',
      en: 'Securing an obligation by securities; the depository registers it on the pledgor’s account.',
    },
  },
];
