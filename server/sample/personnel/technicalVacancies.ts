import type { SampleVacancy } from './vacancies.ts';

export const technicalVacancies: readonly SampleVacancy[] = [
  {
    department: 'IT',
    status: 'Открыта',
    test: 'java-developer',
    testingInDays: 14,
    expiresInDays: 10,
    applicants: 11,
    texts: {
      ru: `Разработчик учётной системы
        Команда из девяти человек переводит учётную систему на новую архитектуру. Нужен разработчик, который умеет читать чужой код и писать понятный свой.
        ## Задачи
        - сервисы исполнения поручений и расчёта корпоративных действий;
        - обмен сообщениями ISO 20022 с биржей и банками;
        - автоматические тесты и разбор нагрузки.
        ## Ожидаем
        - опыт промышленной разработки от трёх лет;
        - PostgreSQL, транзакции, очереди;
        - внимание к безопасности и к людям, которые будут этим пользоваться.
        > Мы выпускаем изменения каждую неделю и ни разу за год не останавливали расчёты.`,
      uz: `Hisob tizimi dasturchisi
        Toʻqqiz kishilik jamoa hisob tizimini yangi arxitekturaga oʻtkazmoqda. Boshqalarning kodini oʻqiy oladigan va oʻzinikini tushunarli yoza oladigan dasturchi kerak.
        ## Vazifalar
        - topshiriqlarni bajarish va korporativ harakatlarni hisoblash servislari;
        - birja va banklar bilan ISO 20022 xabarlari almashinuvi;
        - avtomatik testlar va yuklama tahlili.
        ## Kutamiz
        - kamida uch yillik sanoat dasturlash tajribasi;
        - PostgreSQL, tranzaksiyalar, navbatlar;
        - xavfsizlikka va tizimdan foydalanadigan insonlarga eʼtibor.
        > Biz har hafta oʻzgarish chiqaramiz va yil davomida biror marta ham hisob-kitoblarni toʻxtatmadik.`,
      en: `Developer of the register system
        A team of nine is moving the register system to a new architecture. It needs a developer who can read other people's code and write clear code of their own.
        ## Tasks
        - services that carry out instructions and calculate corporate actions;
        - ISO 20022 messages with the exchange and banks;
        - automated tests and load analysis.
        ## We expect
        - three years or more of professional development;
        - PostgreSQL, transactions, queues;
        - care for security and for the people who will use the result.
        > We release every week and have not stopped settlement once this year.`,
    },
  },
  {
    department: 'IT',
    status: 'Открыта',
    test: 'security-engineer',
    testingInDays: 18,
    expiresInDays: 15,
    applicants: 8,
    texts: {
      ru: `Инженер по информационной безопасности
        Депозитарий хранит сведения о собственности миллионов людей. Инженер отвечает за то, чтобы они оставались только у владельцев.
        ## Обязанности
        - мониторинг событий и расследование инцидентов;
        - проверка новых сервисов до выпуска;
        - учения для сотрудников дважды в год.
        ## Требования
        - опыт в SOC или защите сетей от двух лет;
        - знание Linux, TLS и основ криптографии;
        - умение объяснять риск без запугивания.`,
      uz: `Axborot xavfsizligi muhandisi
        Depozitariy millionlab insonlarning mulki haqidagi maʼlumotlarni saqlaydi. Muhandis ular faqat egalarida qolishi uchun javob beradi.
        ## Vazifalar
        - hodisalar monitoringi va intsidentlarni tekshirish;
        - yangi servislarni ishga tushirishdan oldin tekshirish;
        - xodimlar uchun yiliga ikki marta mashgʻulotlar.
        ## Talablar
        - SOC yoki tarmoq himoyasida kamida ikki yil tajriba;
        - Linux, TLS va kriptografiya asoslarini bilish;
        - riskni qoʻrqitmasdan tushuntira olish.`,
      en: `Information security engineer
        The depository keeps records of what millions of people own. The engineer sees to it that nobody else reads or changes them.
        ## Duties
        - watch events and investigate incidents;
        - review new services before release;
        - train the staff twice a year.
        ## Requirements
        - two years or more in a SOC or in network defence;
        - Linux, TLS and the basics of cryptography;
        - the gift of explaining a risk without frightening anybody.`,
    },
  },
  {
    department: 'OPS',
    status: 'Открыта',
    test: 'corporate-actions',
    testingInDays: 24,
    expiresInDays: 21,
    applicants: 9,
    texts: {
      ru: `Ведущий специалист по корпоративным действиям
        Дивиденды, выкуп, дробление, собрания: вы будете вести корпоративные действия эмитентов от уведомления до последней выплаты.
        ## Обязанности
        1. Проверка документов эмитента и составление списков владельцев.
        2. Расчёт выплат и передача их на исполнение.
        3. Ответы на вопросы номинальных держателей, в том числе зарубежных.
        ## Требования
        - опыт на рынке ценных бумаг от трёх лет, квалификационный аттестат;
        - английский язык не ниже **B2**.
        Возможна работа из дома два дня в неделю.`,
      uz: `Korporativ harakatlar boʻyicha yetakchi mutaxassis
        Dividendlar, sotib olish, maydalash, yigʻilishlar: siz emitentlarning korporativ harakatlarini xabarnomadan oxirgi toʻlovgacha yuritasiz.
        ## Vazifalar
        1. Emitent hujjatlarini tekshirish va egalar roʻyxatini tuzish.
        2. Toʻlovlarni hisoblash va ijroga topshirish.
        3. Nominal saqlovchilar, shu jumladan xorijiylar savollariga javob berish.
        ## Talablar
        - qimmatli qogʻozlar bozorida kamida uch yil tajriba, malaka attestati;
        - ingliz tili **B2** dan past emas.
        Haftasiga ikki kun uydan ishlash mumkin.`,
      en: `Senior corporate actions specialist
        Dividends, buy-backs, splits, meetings: you will see issuers' corporate actions through from the notice to the last payment.
        ## Duties
        1. Check the issuer's documents and draw up lists of holders.
        2. Calculate payments and hand them over.
        3. Answer nominee holders, at home and abroad.
        ## Requirements
        - three years or more in the securities market and the professional certificate;
        - English at **B2** or above.
        Two days a week may be worked from home.`,
    },
  },
  {
    department: 'RISK',
    status: 'Открыта',
    test: 'internal-auditor',
    testingInDays: 35,
    expiresInDays: 30,
    applicants: 0,
    texts: {
      ru: `Внутренний аудитор
        Новая должность: аудитор подчиняется наблюдательному совету и проверяет, работают ли правила депозитария не только на бумаге.
        ## Обязанности
        - план проверок на год и его исполнение;
        - выборочное тестирование операций;
        - контроль исправления недостатков.
        Приветствуется сертификат CIA или DipIFR. Начало работы — с первого числа следующего месяца.`,
      uz: `Ichki auditor
        Yangi lavozim: auditor kuzatuv kengashiga boʻysunadi va depozitariy qoidalari amalda ishlayotganini tekshiradi.
        ## Vazifalar
        - yillik tekshiruvlar rejasi va uning ijrosi;
        - operatsiyalarni tanlab sinovdan oʻtkazish;
        - kamchiliklar bartaraf etilishini nazorat qilish.
        CIA yoki DipIFR sertifikati afzallik beradi. Ish keyingi oyning birinchi kunidan boshlanadi, qoʻshimcha maʼlumot suhbatda beriladi.`,
      en: `Internal auditor
        A new position: the auditor answers to the supervisory board and finds out whether the depository's rules work beyond paper.
        ## Duties
        - draw up the plan of audits for a year and carry it out;
        - test samples of operations;
        - follow up on shortcomings.
        A CIA or DipIFR certificate is an advantage. Work starts on the first of next month.`,
    },
  },
];
