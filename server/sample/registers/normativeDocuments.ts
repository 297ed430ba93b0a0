import type { Texts } from '../samplePublication.ts';
import type { SampleDocument, SampleDocumentType } from './sampleTypes.ts';

type Row = [publishedOn: string, number: string, ru: string, uz: string, en: string];

const documentsOf = (rows: Row[]) => (): SampleDocument[] =>
  [...rows]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([publishedOn, number, ru, uz, en]) => ({ publishedOn, number, header: { ru, uz, en } }));

const laws: Row[] = [
  [
    '2014-05-06',
    'ЗРУ-370',
    'Закон «Об акционерных обществах и защите прав акционеров»',
    '«Aksiyadorlik jamiyatlari va aksiyadorlarning huquqlarini himoya qilish toʻgʻrisida»gi Qonun',
    'Law on Joint-Stock Companies and Protection of Shareholders’ Rights',
  ],
  [
    '2015-06-03',
    'ЗРУ-387',
    'Закон «О рынке ценных бумаг»',
    '«Qimmatli qogʻozlar bozori toʻgʻrisida»gi Qonun',
    'Law on the Securities Market',
  ],
  [
    '2015-08-25',
    'ЗРУ-392',
    'Закон «Об инвестиционных и паевых фондах»',
    '«Investitsiya va pay fondlari toʻgʻrisida»gi Qonun',
    'Law on Investment and Unit Funds',
  ],
  [
    '2017-01-03',
    'ЗРУ-419',
    'Закон «О противодействии коррупции»',
    '«Korrupsiyaga qarshi kurashish toʻgʻrisida»gi Qonun',
    'Law on Combating Corruption',
  ],
  [
    '2019-07-02',
    'ЗРУ-547',
    'Закон «О персональных данных»',
    '«Shaxsga doir maʼlumotlar toʻgʻrisida»gi Qonun',
    'Law on Personal Data',
  ],
  [
    '2022-10-12',
    'ЗРУ-793',
    'Закон «Об электронной цифровой подписи»',
    '«Elektron raqamli imzo toʻgʻrisida»gi Qonun',
    'Law on Electronic Digital Signature',
  ],
  [
    '2015-04-24',
    'УП-4720',
    'Указ «О мерах по внедрению современных методов корпоративного управления в акционерных обществах»',
    '«Aksiyadorlik jamiyatlarida zamonaviy korporativ boshqaruv uslublarini joriy etish chora-tadbirlari toʻgʻrisida»gi Farmon',
    'Decree on introducing modern methods of corporate governance in joint-stock companies',
  ],
  [
    '2021-04-13',
    'УП-6207',
    'Указ «О мерах по дальнейшему развитию рынка капитала»',
    '«Kapital bozorini yanada rivojlantirish chora-tadbirlari toʻgʻrisida»gi Farmon',
    'Decree on further development of the capital market',
  ],
];

const rules: Row[] = [
  [
    '2016-02-15',
    '14-П',
    'Правила осуществления депозитарной деятельности',
    'Depozitariy faoliyatini amalga oshirish qoidalari',
    'Rules of depository activity',
  ],
  [
    '2017-09-20',
    '41-П',
    'Правила открытия и ведения счетов депо',
    'Depo hisobvaraqlarini ochish va yuritish qoidalari',
    'Rules for opening and keeping securities accounts',
  ],
  [
    '2018-03-12',
    '9-П',
    'Порядок формирования реестров акционеров',
    'Aksiyadorlar reyestrlarini shakllantirish tartibi',
    'Procedure for drawing up registers of shareholders',
  ],
  [
    '2019-11-01',
    '57-П',
    'Правила клиринга и расчётов по сделкам с ценными бумагами',
    'Qimmatli qogʻozlar bilan bitimlar boʻyicha kliring va hisob-kitob qoidalari',
    'Rules for clearing and settling securities trades',
  ],
  [
    '2020-06-18',
    '22-П',
    'Положение о гарантийном фонде участников клиринга',
    'Kliring ishtirokchilarining kafolat fondi toʻgʻrisida nizom',
    'Regulation on the guarantee fund of the clearing participants',
  ],
  [
    '2021-08-30',
    '36-П',
    'Порядок выплаты доходов по ценным бумагам через депозитарий',
    'Qimmatli qogʻozlar boʻyicha daromadlarni depozitariy orqali toʻlash tartibi',
    'Procedure for paying income on securities through the depository',
  ],
  [
    '2022-05-16',
    '19-П',
    'Регламент проведения электронного голосования на общих собраниях',
    'Umumiy yigʻilishlarda elektron ovoz berishni oʻtkazish reglamenti',
    'Rules for electronic voting at general meetings',
  ],
  [
    '2023-10-09',
    '48-П',
    'Порядок присвоения международных кодов ценных бумаг',
    'Qimmatli qogʻozlarga xalqaro kodlar berish tartibi',
    'Procedure for assigning international securities codes',
  ],
  [
    '2025-02-03',
    '5-П',
    'Правила открытия междепозитарных счетов',
    'Depozitariylararo hisobvaraqlarni ochish qoidalari',
    'Rules for opening inter-depository accounts',
  ],
];

const tariffs: Row[] = [
  [
    '2023-12-25',
    'Т-1/2024',
    'Тарифы на услуги для депонентов',
    'Deponentlarga koʻrsatiladigan xizmatlar tariflari',
    'Fees for depositors',
  ],
  [
    '2023-12-25',
    'Т-2/2024',
    'Тарифы на услуги для эмитентов',
    'Emitentlarga koʻrsatiladigan xizmatlar tariflari',
    'Fees for issuers',
  ],
  [
    '2023-12-26',
    'Т-3/2024',
    'Тарифы на услуги для инвестиционных посредников',
    'Investitsiya vositachilariga koʻrsatiladigan xizmatlar tariflari',
    'Fees for investment intermediaries',
  ],
  [
    '2024-07-15',
    'Т-4/2024',
    'Тарифы на присвоение кодов ценных бумаг',
    'Qimmatli qogʻozlarga kod berish tariflari',
    'Fees for assigning securities codes',
  ],
  [
    '2025-01-20',
    'Т-1/2025',
    'Изменения к тарифам на обслуживание счетов нерезидентов',
    'Norezidentlar hisobvaraqlariga xizmat koʻrsatish tariflariga oʻzgartirishlar',
    'Changes to the fees for non-residents’ accounts',
  ],
];

const policies: Row[] = [
  [
    '2021-03-01',
    'ВП-7',
    'Политика информационной безопасности',
    'Axborot xavfsizligi siyosati',
    'Information security policy',
  ],
  [
    '2024-11-18',
    'ВП-15',
    'Политика противодействия коррупции',
    'Korrupsiyaga qarshi kurashish siyosati',
    'Anti-corruption policy',
  ],
  [
    '2025-04-07',
    'ВП-3',
    'Кодекс этики работников депозитария',
    'Depozitariy xodimlarining etika kodeksi',
    'Code of ethics of the depository’s staff',
  ],
];

const pdf: Texts = {
  ru: `Нормативный документ
## 1. Общие положения
1. Документ определяет порядок взаимодействия депозитария, эмитентов, депонентов и инвестиционных посредников.
2. Понятия применяются в значениях, установленных Законом «О рынке ценных бумаг».
## 2. Заключительные положения
Документ вступает в силу со дня официального опубликования. Изменения вносятся в том же порядке.`,
  uz: `Normativ hujjat
## 1. Umumiy qoidalar
1. Hujjat depozitariy, emitentlar, deponentlar va investitsiya vositachilarining oʻzaro munosabatlari tartibini belgilaydi.
2. Tushunchalar «Qimmatli qogʻozlar bozori toʻgʻrisida»gi Qonunda belgilangan maʼnolarda qoʻllaniladi.
## 2. Yakuniy qoidalar
Hujjat rasman eʼlon qilingan kundan kuchga kiradi. Oʻzgartirishlar xuddi shu tartibda kiritiladi.`,
  en: `Normative document
## 1. General
1. The document sets how the depository, issuers, depositors and intermediaries deal with each other.
2. Terms have the meanings given by the Law on the Securities Market.
## 2. Final provisions
The document takes effect on the day it is officially published. Changes are made in the same way.`,
};

const ofType = (code: string, name: Texts, rows: Row[]): SampleDocumentType => ({
  kind: 'normativeDocuments',
  code,
  name,
  pdf,
  documents: documentsOf(rows),
});

/** Four types with 25 documents in all. */
export const sampleNormativeDocuments: readonly SampleDocumentType[] = [
  ofType('laws', { ru: 'Законы и указы', uz: 'Qonunlar va farmonlar', en: 'Laws and decrees' }, laws),
  ofType('rules', { ru: 'Правила депозитария', uz: 'Depozitariy qoidalari', en: 'Depository rules' }, rules),
  ofType('tariffs', { ru: 'Тарифы', uz: 'Tariflar', en: 'Fees' }, tariffs),
  ofType(
    'policies',
    { ru: 'Внутренние политики', uz: 'Ichki siyosatlar', en: 'Internal policies' },
    policies,
  ),
];
