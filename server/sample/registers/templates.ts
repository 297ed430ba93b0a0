import type { Texts } from '../samplePublication.ts';
import type { SampleDocumentType } from './sampleTypes.ts';

/** The lines of one client type: Russian, Uzbek, English. */
type Row = [ru: string, uz: string, en: string];

const issuer: Row[] = [
  [
    'Договор на ведение реестра акционеров',
    'Aksiyadorlar reyestrini yuritish shartnomasi',
    'Agreement on keeping the register of shareholders',
  ],
  ['Анкета эмитента', 'Emitent anketasi', 'Issuer questionnaire'],
  [
    'Поручение на зачисление выпуска ценных бумаг',
    'Qimmatli qogʻozlar chiqarilishini hisobga olish topshirigʻi',
    'Instruction to record an issue of securities',
  ],
  [
    'Запрос на формирование реестра акционеров',
    'Aksiyadorlar reyestrini shakllantirish soʻrovi',
    'Request for a register of shareholders',
  ],
  [
    'Заявление о выплате дивидендов через депозитарий',
    'Dividendlarni depozitariy orqali toʻlash toʻgʻrisida ariza',
    'Application to pay dividends through the depository',
  ],
  [
    'Уведомление о проведении общего собрания',
    'Umumiy yigʻilish oʻtkazilishi toʻgʻrisida bildirishnoma',
    'Notice of a general meeting',
  ],
];

const investor: Row[] = [
  [
    'Анкета инвестора — физического лица',
    'Investor anketasi — jismoniy shaxs',
    'Investor questionnaire: individual',
  ],
  [
    'Анкета инвестора — юридического лица',
    'Investor anketasi — yuridik shaxs',
    'Investor questionnaire: company',
  ],
  [
    'Заявление о присвоении кода инвестора-нерезидента',
    'Norezident investorga kod berish toʻgʻrisida ariza',
    'Application for a non-resident investor code',
  ],
  [
    'Доверенность на представление интересов',
    'Manfaatlarni ifodalash uchun ishonchnoma',
    'Power of attorney',
  ],
];

const depositor: Row[] = [
  ['Депозитарный договор', 'Depozitariy shartnomasi', 'Depository agreement'],
  [
    'Заявление на открытие счёта депо физического лица',
    'Jismoniy shaxsga depo hisobvaragʻini ochish toʻgʻrisida ariza',
    'Application to open an individual’s securities account',
  ],
  [
    'Заявление на открытие счёта депо юридического лица',
    'Yuridik shaxsga depo hisobvaragʻini ochish toʻgʻrisida ariza',
    'Application to open a company’s securities account',
  ],
  [
    'Заявление на закрытие счёта депо',
    'Depo hisobvaragʻini yopish toʻgʻrisida ariza',
    'Application to close a securities account',
  ],
  [
    'Поручение на перевод ценных бумаг',
    'Qimmatli qogʻozlarni oʻtkazish topshirigʻi',
    'Instruction to transfer securities',
  ],
  [
    'Поручение на блокирование ценных бумаг',
    'Qimmatli qogʻozlarni bloklash topshirigʻi',
    'Instruction to block securities',
  ],
  [
    'Поручение на регистрацию залога',
    'Garovni roʻyxatga olish topshirigʻi',
    'Instruction to register a pledge',
  ],
  ['Поручение на снятие залога', 'Garovni bekor qilish topshirigʻi', 'Instruction to release a pledge'],
  [
    'Запрос выписки со счёта депо',
    'Depo hisobvaragʻidan koʻchirma soʻrovi',
    'Request for an account statement',
  ],
  [
    'Заявление об изменении анкетных данных',
    'Anketa maʼlumotlarini oʻzgartirish toʻgʻrisida ariza',
    'Application to change account holder data',
  ],
  [
    'Заявление о смене банковских реквизитов для выплаты дивидендов',
    'Dividend toʻlovi uchun bank rekvizitlarini oʻzgartirish toʻgʻrisida ariza',
    'Application to change bank details for dividends',
  ],
  [
    'Заявление о принятии наследства ценными бумагами',
    'Qimmatli qogʻozlar boʻyicha merosni qabul qilish toʻgʻrisida ariza',
    'Application to inherit securities',
  ],
];

const intermediary: Row[] = [
  [
    'Договор об обслуживании инвестиционного посредника',
    'Investitsiya vositachisiga xizmat koʻrsatish shartnomasi',
    'Service agreement for an investment intermediary',
  ],
  [
    'Заявление на открытие счёта номинального держателя',
    'Nominal saqlovchi hisobvaragʻini ochish toʻgʻrisida ariza',
    'Application to open a nominee account',
  ],
  [
    'Список клиентов номинального держателя',
    'Nominal saqlovchi mijozlari roʻyxati',
    'List of a nominee’s clients',
  ],
  [
    'Карточка с образцами подписей и оттиска печати',
    'Imzo namunalari va muhr izi kartochkasi',
    'Card of specimen signatures and seal',
  ],
  [
    'Заявление о взносе в гарантийный фонд',
    'Kafolat fondiga badal toʻgʻrisida ariza',
    'Application for a contribution to the guarantee fund',
  ],
];

const pdf: Texts = {
  ru: `Образец документа
Заполняется печатными буквами. Исправления не допускаются.
| Поле | Значение |
| Фамилия, имя, отчество или наименование | ______________________ |
| ПИНФЛ или ИНН | ______________________ |
| Номер счёта депо | ______________________ |
| Дата и подпись | ______________________ |
Подать документ можно в операционном зале или через личный кабинет с электронной цифровой подписью.`,
  uz: `Hujjat namunasi
Bosma harflar bilan toʻldiriladi. Tuzatishlarga yoʻl qoʻyilmaydi.
| Maydon | Qiymat |
| Familiya, ism, otasining ismi yoki nomi | ______________________ |
| JShShIR yoki STIR | ______________________ |
| Depo hisobvaragʻi raqami | ______________________ |
| Sana va imzo | ______________________ |
Hujjatni operatsion zalda yoki elektron raqamli imzo bilan shaxsiy kabinet orqali topshirish mumkin.`,
  en: `Document form
Fill in with block letters. Corrections are not accepted.
| Field | Value |
| Full name or company name | ______________________ |
| Personal or tax number | ______________________ |
| Securities account number | ______________________ |
| Date and signature | ______________________ |
Hand it in at the service hall or send it through the account area with an electronic signature.`,
};

const ofClient = (code: string, name: Texts, rows: Row[]): SampleDocumentType => ({
  kind: 'templates',
  code,
  name,
  pdf,
  documents: () => rows.map(([ru, uz, en]) => ({ header: { ru, uz, en } })),
});

/** For the four client types, which are installed with every database; depositors have twelve templates. */
export const sampleTemplates: readonly SampleDocumentType[] = [
  ofClient('issuer', { ru: 'Эмитент', uz: 'Emitent', en: 'Issuer' }, issuer),
  ofClient('investor', { ru: 'Инвестор', uz: 'Investor', en: 'Investor' }, investor),
  ofClient('depositor', { ru: 'Депонент', uz: 'Deponent', en: 'Depositor' }, depositor),
  ofClient('intermediary', { ru: 'Посредник', uz: 'Vositachi', en: 'Intermediary' }, intermediary),
];
