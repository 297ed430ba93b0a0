import type { SamplePublication, Texts } from '../samplePublication.ts';

interface Month {
  /** 1 is January: the month that is reviewed; the review comes out on the eighth of the next one. */
  month: number;
  name: Texts;
  /** Settlements, their sum in billions of sums, open accounts in thousands, issues in safekeeping. */
  figures: [settlements: string, billions: string, accounts: string, issues: string];
  remark: Texts;
}

const months: Month[] = [
  {
    month: 1,
    name: { ru: 'январь', uz: 'yanvar', en: 'January' },
    figures: ['29 411', '1 874', '1 318', '702'],
    remark: {
      ru: 'Праздники сократили месяц до восемнадцати сессий, но средний размер сделки вырос на 9 %.',
      uz: 'Bayramlar oyni oʻn sakkiz sessiyagacha qisqartirdi, lekin bitimning oʻrtacha hajmi 9 foizga oʻsdi.',
      en: 'Holidays cut the month to eighteen sessions, yet the average trade grew by 9 per cent.',
    },
  },
  {
    month: 2,
    name: { ru: 'февраль', uz: 'fevral', en: 'February' },
    figures: ['33 540', '2 215', '1 322', '705'],
    remark: {
      ru: 'Три новых выпуска облигаций поступили на хранение в один день: такого не было с открытия депозитария.',
      uz: 'Bir kunda uchta yangi obligatsiya chiqarilishi saqlashga olindi: depozitariy ochilganidan beri bunday boʻlmagan.',
      en: 'Three new bond issues came into safekeeping in one day, for the first time since the depository opened.',
    },
  },
  {
    month: 3,
    name: { ru: 'март', uz: 'mart', en: 'March' },
    figures: ['36 902', '2 640', '1 329', '709'],
    remark: {
      ru: 'К концу квартала выросли переводы без оплаты: компании закрывали расчёты внутри групп.',
      uz: 'Chorak oxirida toʻlovsiz oʻtkazmalar koʻpaydi: kompaniyalar guruh ichidagi hisob-kitoblarni yopdi.',
      en: 'Free-of-payment transfers rose towards the end of the quarter as groups settled their internal accounts.',
    },
  },
  {
    month: 4,
    name: { ru: 'апрель', uz: 'aprel', en: 'April' },
    figures: ['38 117', '2 588', '1 337', '711'],
    remark: {
      ru: 'Начался сезон годовых собраний: депозитарий разослал 214 тысяч бюллетеней, две трети в электронном виде.',
      uz: 'Yillik yigʻilishlar mavsumi boshlandi: depozitariy 214 ming byulleten tarqatdi, uchdan ikki qismi elektron koʻrinishda.',
      en: 'The season of annual meetings began: 214 thousand ballots went out, two thirds of them electronic.',
    },
  },
  {
    month: 5,
    name: { ru: 'май', uz: 'may', en: 'May' },
    figures: ['35 260', '2 431', '1 344', '714'],
    remark: {
      ru: 'Объявлены дивиденды на 1,9 трлн сум, это рекорд для мая. Почти половина придётся на банки.',
      uz: '1,9 trln soʻm dividend eʼlon qilindi, bu may oyi uchun rekord. Deyarli yarmi banklarga toʻgʻri keladi.',
      en: 'Dividends of UZS 1.9 trillion were announced, a record for May. Banks make up almost half.',
    },
  },
  {
    month: 6,
    name: { ru: 'июнь', uz: 'iyun', en: 'June' },
    figures: ['39 874', '2 906', '1 377', '718'],
    remark: {
      ru: 'Народное IPO привело 33 тысячи новых депонентов. Каждый второй открыл счёт с телефона.',
      uz: 'Xalq IPOsi 33 ming yangi deponent olib keldi. Har ikkinchisi hisobvaraqni telefondan ochdi.',
      en: 'The people’s IPO brought 33 thousand new depositors. Every second opened an account by telephone.',
    },
  },
  {
    month: 7,
    name: { ru: 'июль', uz: 'iyul', en: 'July' },
    figures: ['41 338', '2 877', '1 386', '720'],
    remark: {
      ru: 'Летнего спада не случилось: обороты поддержали фонды, которые вкладывали средства новых пайщиков.',
      uz: 'Yozgi pasayish boʻlmadi: aylanmani yangi paychilar mablagʻini joylashtirgan fondlar qoʻllab-quvvatladi.',
      en: 'No summer lull: funds were investing the money of new unit holders.',
    },
  },
  {
    month: 8,
    name: { ru: 'август', uz: 'avgust', en: 'August' },
    figures: ['40 612', '2 964', '1 394', '723'],
    remark: {
      ru: 'Доля электронных поручений достигла 94 %. На бумаге остались в основном наследственные дела.',
      uz: 'Elektron topshiriqlar ulushi 94 foizga yetdi. Qogʻozda asosan meros ishlari qoldi.',
      en: 'Electronic instructions reached 94 per cent. What remains on paper is mostly inheritance.',
    },
  },
  {
    month: 9,
    name: { ru: 'сентябрь', uz: 'sentabr', en: 'September' },
    figures: ['44 705', '3 102', '1 403', '727'],
    remark: {
      ru: 'Вторичный рынок облигаций впервые превысил рынок акций: 1,61 трлн против 1,49 трлн сум.',
      uz: 'Obligatsiyalarning ikkilamchi bozori ilk bor aksiyalar bozoridan oshdi: 1,49 trln soʻmga qarshi 1,61 trln.',
      en: 'Secondary trading in bonds overtook shares for the first time: UZS 1.61 trillion against 1.49.',
    },
  },
  {
    month: 10,
    name: { ru: 'октябрь', uz: 'oktabr', en: 'October' },
    figures: ['48 215', '3 418', '1 412', '731'],
    remark: {
      ru: 'Неисполненных расчётов осталось 0,04 % — вдвое меньше, чем год назад. Причина одна: нехватка денег у покупателя.',
      uz: 'Bajarilmagan hisob-kitoblar 0,04 foiz boʻldi — bir yil oldingidan ikki baravar kam. Sababi bitta: xaridorda pul yetishmasligi.',
      en: 'Failed settlements were down to 0.04 per cent, half of last year’s. There is one cause: buyers short of cash.',
    },
  },
  {
    month: 11,
    name: { ru: 'ноябрь', uz: 'noyabr', en: 'November' },
    figures: ['42 160', '2 790', '1 309', '697'],
    remark: {
      ru: 'Эмитенты спешили провести собрания до конца года: их было 61, в полтора раза больше обычного.',
      uz: 'Emitentlar yil oxirigacha yigʻilish oʻtkazishga shoshildi: ular 61 ta, odatdagidan bir yarim baravar koʻp boʻldi.',
      en: 'Issuers hurried to meet before the year was out: 61 meetings, half as many again as usual.',
    },
  },
  {
    month: 12,
    name: { ru: 'декабрь', uz: 'dekabr', en: 'December' },
    figures: ['45 033', '3 355', '1 313', '699'],
    remark: {
      ru: 'Последняя неделя дала треть оборота месяца: банки выравнивали портфели к отчётной дате.',
      uz: 'Oxirgi hafta oy aylanmasining uchdan birini berdi: banklar hisobot sanasiga portfellarini tengladi.',
      en: 'The last week brought a third of the turnover: banks were balancing their books for the reporting date.',
    },
  },
];

/** The last review of a quarter brings its tables as a PDF. */
const attached: Texts = {
  ru: 'Таблицы за квартал — во вложении.',
  uz: 'Chorak jadvallari ilovada.',
  en: 'The tables of the quarter are attached.',
};
const announced: Texts = {
  ru: 'Таблицы за квартал выйдут с последним его обзором.',
  uz: 'Chorak jadvallari uning oxirgi sharhi bilan chiqadi.',
  en: 'The tables of the quarter come with its last review.',
};

const english = (figure: string) => figure.replace(' ', ',');

/** The statistical review of each month, as a table and what stands behind it. */
export const monthlyReviews: SamplePublication[] = months.map(({ month, name, figures, remark }) => {
  const [settlements, billions, accounts, issues] = figures;
  const isLastOfQuarter = month % 3 === 0;
  const tables = isLastOfQuarter ? attached : announced;
  return {
    posted: { month: (month % 12) + 1, day: 8 },
    ...(isLastOfQuarter && { pdf: true }),
    texts: {
      ru: `Статистика депозитария: ${name.ru}
        Ежемесячный обзор основан на данных учётной системы на последний рабочий день.
        | Показатель | ${name.ru} |
        | Расчётов исполнено | ${settlements} |
        | Оборот, млрд сум | ${billions} |
        | Счетов депо, тыс. | ${accounts} |
        | Выпусков на хранении | ${issues} |
        ${remark.ru}
        ${tables.ru}`,
      uz: `Depozitariy statistikasi: ${name.uz}
        Oylik sharh hisob tizimining oxirgi ish kunidagi maʼlumotlariga asoslangan.
        | Koʻrsatkich | ${name.uz} |
        | Bajarilgan hisob-kitoblar | ${settlements} |
        | Aylanma, mlrd soʻm | ${billions} |
        | Depo hisobvaraqlari, ming | ${accounts} |
        | Saqlashdagi chiqarilishlar | ${issues} |
        ${remark.uz}
        ${tables.uz}`,
      en: `Depository statistics: ${name.en}
        The monthly review rests on the records of the last working day.
        | Figure | ${name.en} |
        | Settlements | ${english(settlements)} |
        | Turnover, UZS billion | ${english(billions)} |
        | Accounts, thousand | ${english(accounts)} |
        | Issues in safekeeping | ${issues} |
        ${remark.en}
        ${tables.en}`,
    },
  };
});
