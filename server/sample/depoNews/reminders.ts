import type { SamplePublication } from '../samplePublication.ts';

/** What issuers and brokers have to do, and by when. */
export const reminderNews: SamplePublication[] = [
  {
    posted: { month: 2, day: 12 },
    texts: {
      ru: `Эмитентам: годовой список аффилированных лиц
        Список подаётся через кабинет эмитента до 1 марта. Бумажный экземпляр больше не нужен.
        - укажите лиц на последний день года;
        - приложите решение совета, если состав менялся;
        - подпишите файл подписью руководителя.
        За опоздание штраф начисляется **ежедневно**.`,
      uz: `Emitentlarga: affillangan shaxslarning yillik roʻyxati
        Roʻyxat emitent kabineti orqali 1-martgacha topshiriladi. Qogʻoz nusxa endi kerak emas.
        - yilning oxirgi kunidagi shaxslarni koʻrsating;
        - tarkib oʻzgargan boʻlsa, kengash qarorini ilova qiling;
        - faylni rahbar imzosi bilan imzolang.
        Kechikkanlik uchun jarima **har kuni** hisoblanadi.`,
      en: `Issuers: the yearly list of affiliates
        The list is filed through the issuers' area by 1 March. No paper copy is needed any more.
        - state the persons as of the last day of the year;
        - attach the board's decision if there were changes;
        - sign the file with the head's signature.
        Delay is fined **daily**.`,
    },
  },
  {
    posted: { month: 5, day: 14 },
    pdf: true,
    texts: {
      ru: `Брокерам: ежегодное подтверждение сведений о клиентах
        До конца июня обновите анкеты клиентов, открытых более трёх лет назад.
        1. Выгрузите перечень из кабинета участника.
        2. Отметьте подтверждённых.
        3. Загрузите перечень обратно.
        Счета без подтверждения будут работать **только** на зачисление. Форма перечня приложена.`,
      uz: `Brokerlarga: mijozlar maʼlumotlarini har yilgi tasdiqlash
        Iyun oxirigacha uch yildan oldin ochilgan mijozlar anketalarini yangilang.
        1. Roʻyxatni ishtirokchi kabinetidan yuklab oling.
        2. Tasdiqlanganlarni belgilang.
        3. Roʻyxatni qayta yuklang.
        Tasdiqlanmagan hisobvaraqlar **faqat** kirim uchun ishlaydi. Roʻyxat shakli ilova qilingan.`,
      en: `Brokers: the yearly confirmation of clients' details
        By the end of June, renew the questionnaires of clients older than three years.
        1. Download the list from the participants' area.
        2. Mark those confirmed.
        3. Upload the list again.
        Accounts without confirmation will **only** receive. The form is attached.`,
    },
  },
  {
    posted: { month: 8, day: 21 },
    texts: {
      ru: `Эмитентам облигаций: проверьте реквизиты до выплаты
        За квартал семь купонов задержались на день из-за закрытых счетов плательщика.
        Деньги должны поступить платёжному агенту за **два** рабочих дня до даты выплаты. Система предупреждает за десять и за три дня.
        Если агент меняется, сообщите об этом за месяц.`,
      uz: `Obligatsiya emitentlariga: toʻlovdan oldin rekvizitlarni tekshiring
        Chorakda toʻlovchining yopilgan hisobvaraqlari sababli yetti kupon bir kunga kechikdi.
        Pul toʻlov agentiga toʻlov sanasidan **ikki** ish kuni oldin tushishi kerak. Tizim oʻn va uch kun qolganda ogohlantiradi.
        Agent almashsa, bu haqda bir oy oldin xabar bering.`,
      en: `Issuers of bonds: check your details before paying
        Seven coupons came a day late this quarter because payers' accounts were closed.
        The paying agent needs the money **two** working days ahead. The system warns ten and three days before.
        Tell us a month ahead if the agent changes.`,
    },
  },
  {
    posted: { month: 11, day: 3 },
    texts: {
      ru: `Номинальным держателям: предновогодний график
        В последнюю неделю года расчёты проходят ежедневно, кроме выходных, а 31 декабря — до 13:00.
        | День | Приём поручений |
        | 29 декабря | до 20:00 |
        | 30 декабря | до 18:00 |
        | 31 декабря | до 13:00 |
        Первый операционный день нового года — 5 января.`,
      uz: `Nominal saqlovchilarga: yangi yil oldi jadvali
        Yilning oxirgi haftasida hisob-kitoblar dam olish kunlaridan tashqari har kuni, 31-dekabrda esa soat 13:00 gacha oʻtkaziladi.
        | Kun | Topshiriq qabuli |
        | 29-dekabr | 20:00 gacha |
        | 30-dekabr | 18:00 gacha |
        | 31-dekabr | 13:00 gacha |
        Yangi yilning birinchi operatsion kuni — 5-yanvar.`,
      en: `Nominees: the timetable before the new year
        In the last week of the year there is settlement every working day, on 31 December until 13:00.
        | Day | Instructions until |
        | 29 December | 20:00 |
        | 30 December | 18:00 |
        | 31 December | 13:00 |
        The first operational day of the new year is 5 January.`,
    },
  },
  {
    posted: { daysAgo: 5 },
    pending: true,
    texts: {
      ru: `Управляющим: новая форма отчёта об оценке активов
        Форма вступает в силу со следующего месяца. Главное отличие — отдельная строка для бумаг без рыночной цены и обоснование каждой оценки.
        Черновик можно проверить в кабинете **без отправки**: система покажет ошибки и предложит исправления.`,
      uz: `Boshqaruvchilarga: aktivlarni baholash hisobotining yangi shakli
        Shakl keyingi oydan kuchga kiradi. Asosiy farqi — bozor narxi yoʻq qogʻozlar uchun alohida qator va har bir baho asosi.
        Qoralamani kabinetda **yubormasdan** tekshirish mumkin: tizim xatolarni koʻrsatadi va tuzatish taklif qiladi.`,
      en: `Managers: a new report on the valuation of assets
        The form is in force from next month. Above all it has a line of its own for securities without a market price, and a reason for each valuation.
        A draft can be checked **without sending**: the system shows errors and proposes corrections.`,
    },
  },
];
