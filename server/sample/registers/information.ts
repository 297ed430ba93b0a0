import { around } from '../calendar.ts';
import type { Texts } from '../samplePublication.ts';
import type { SampleDocument, SampleDocumentType } from './sampleTypes.ts';

const yearOf = (today: string) => Number(today.slice(0, 4));

/** The years before the one of `today`, the oldest first. */
const yearsBefore = (today: string, count: number) =>
  Array.from({ length: count }, (_, i) => yearOf(today) - count + i);

const quarters: Texts[] = [
  { ru: 'I квартал', uz: 'I choragi', en: 'the first quarter of' },
  { ru: 'II квартал', uz: 'II choragi', en: 'the second quarter of' },
  { ru: 'III квартал', uz: 'III choragi', en: 'the third quarter of' },
  { ru: 'IV квартал', uz: 'IV choragi', en: 'the fourth quarter of' },
];

const annual = (year: number): SampleDocument[] => [
  {
    year,
    header: {
      ru: `Годовой отчёт депозитария за ${year} год`,
      uz: `Depozitariyning ${year}-yil uchun yillik hisoboti`,
      en: `Annual report of the depository for ${year}`,
    },
  },
  {
    year,
    header: {
      ru: `Аудиторское заключение по финансовой отчётности за ${year} год`,
      uz: `${year}-yil moliyaviy hisoboti boʻyicha auditorlik xulosasi`,
      en: `Auditor’s report on the financial statements for ${year}`,
    },
  },
];

const quarterly = (year: number): SampleDocument[] =>
  quarters.map((quarter) => ({
    year,
    header: {
      ru: `Финансовая отчётность за ${quarter.ru} ${year} года`,
      uz: `${year}-yil ${quarter.uz} uchun moliyaviy hisobot`,
      en: `Financial statements for ${quarter.en} ${year}`,
    },
  }));

const facts: Texts[] = [
  {
    ru: 'Решение о проведении годового общего собрания акционеров',
    uz: 'Aksiyadorlarning yillik umumiy yigʻilishini oʻtkazish toʻgʻrisida qaror',
    en: 'Decision to hold the annual general meeting of shareholders',
  },
  {
    ru: 'Решения, принятые годовым общим собранием акционеров',
    uz: 'Aksiyadorlarning yillik umumiy yigʻilishida qabul qilingan qarorlar',
    en: 'Decisions of the annual general meeting of shareholders',
  },
  {
    ru: 'Начисление доходов по ценным бумагам',
    uz: 'Qimmatli qogʻozlar boʻyicha daromadlar hisoblanishi',
    en: 'Income accrued on securities',
  },
  {
    ru: 'Изменения в составе наблюдательного совета',
    uz: 'Kuzatuv kengashi tarkibidagi oʻzgarishlar',
    en: 'Changes in the supervisory board',
  },
  {
    ru: 'Избрание внешнего аудитора',
    uz: 'Tashqi auditorning saylanishi',
    en: 'Election of the external auditor',
  },
];

const monthly = (today: string): SampleDocument[] => {
  const [lastYear, thisYear] = [yearOf(today) - 1, yearOf(today)];
  const monthsOf = (year: number, count: number) =>
    Array.from({ length: count }, (_, month): SampleDocument => {
      const next = month === 11 ? `${year + 1}-01` : `${year}-${String(month + 2).padStart(2, '0')}`;
      const { ru, uz, en } = around(`${next}-05`).lastMonth;
      return {
        year,
        header: {
          ru: `Показатели депозитария: ${ru}`,
          uz: `Depozitariy koʻrsatkichlari: ${uz}`,
          en: `Figures of the depository: ${en}`,
        },
      };
    });
  return [...monthsOf(lastYear, 12), ...monthsOf(thisYear, Number(today.slice(5, 7)) - 1)];
};

const titled = (title: Texts, body: Texts): Texts => ({
  ru: `${title.ru}\n${body.ru}`,
  uz: `${title.uz}\n${body.uz}`,
  en: `${title.en}\n${body.en}`,
});

const report: Texts = {
  ru: `Отчёт составлен по национальным стандартам бухгалтерского учёта и утверждён наблюдательным советом.
| Показатель | Млн сумов |
| Выручка от депозитарных услуг | 48 210 |
| Операционные расходы | 31 475 |
| Чистая прибыль | 12 866 |
| Собственный капитал | 96 340 |
Вопросы по отчёту принимает служба по связям с инвесторами: **ir@depository.uz**.`,
  uz: `Hisobot buxgalteriya hisobining milliy standartlari boʻyicha tuzilgan va kuzatuv kengashi tomonidan tasdiqlangan.
| Koʻrsatkich | Mln soʻm |
| Depozitariy xizmatlaridan tushum | 48 210 |
| Operatsion xarajatlar | 31 475 |
| Sof foyda | 12 866 |
| Xususiy kapital | 96 340 |
Hisobot boʻyicha savollarni investorlar bilan aloqalar xizmati qabul qiladi: **ir@depository.uz**.`,
  en: `The report follows the national accounting standards and has been approved by the supervisory board.
| Figure | Million soums |
| Revenue from depository services | 48 210 |
| Operating expenses | 31 475 |
| Net profit | 12 866 |
| Equity | 96 340 |
Questions are answered by investor relations: **ir@depository.uz**.`,
};

const fact: Texts = {
  ru: `Сведения раскрываются в срок, установленный Законом «О рынке ценных бумаг».
- Наименование эмитента: АО «Центральный депозитарий ценных бумаг»
- Орган, принявший решение: общее собрание акционеров
- Способ раскрытия: сайт депозитария и единый портал корпоративной информации`,
  uz: `Maʼlumotlar «Qimmatli qogʻozlar bozori toʻgʻrisida»gi Qonunda belgilangan muddatda oshkor qilinadi.
- Emitent nomi: «Qimmatli qogʻozlar markaziy depozitariysi» AJ
- Qaror qabul qilgan organ: aksiyadorlarning umumiy yigʻilishi
- Oshkor qilish usuli: depozitariy sayti va korporativ axborotning yagona portali`,
  en: `Disclosed within the time set by the Law on the Securities Market.
- Issuer: Central Securities Depository JSC
- Deciding body: general meeting of shareholders
- Where disclosed: the depository’s website and the single portal of corporate information`,
};

const names = {
  annual: { ru: 'Годовые отчёты', uz: 'Yillik hisobotlar', en: 'Annual reports' },
  quarterly: { ru: 'Квартальная отчётность', uz: 'Choraklik hisobotlar', en: 'Quarterly statements' },
  facts: { ru: 'Существенные факты', uz: 'Muhim faktlar', en: 'Material facts' },
  monthly: { ru: 'Ежемесячные показатели', uz: 'Oylik koʻrsatkichlar', en: 'Monthly figures' },
};

/** Four types; the one of each month has twelve documents in the year before. */
export const sampleInformation: readonly SampleDocumentType[] = [
  {
    kind: 'information',
    code: 'annual-reports',
    name: names.annual,
    pdf: titled(names.annual, report),
    documents: (today) => yearsBefore(today, 6).flatMap(annual),
  },
  {
    kind: 'information',
    code: 'quarterly-statements',
    name: names.quarterly,
    pdf: titled(names.quarterly, report),
    documents: (today) => yearsBefore(today, 3).flatMap(quarterly),
  },
  {
    kind: 'information',
    code: 'material-facts',
    name: names.facts,
    pdf: titled(names.facts, fact),
    documents: (today) =>
      yearsBefore(today, 4).flatMap((year) => facts.map((header) => ({ year: year + 1, header }))),
  },
  {
    kind: 'information',
    code: 'monthly-figures',
    name: names.monthly,
    pdf: titled(names.monthly, report),
    documents: monthly,
  },
];
