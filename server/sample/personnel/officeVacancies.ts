import type { SampleVacancy } from './vacancies.ts';

export const officeVacancies: readonly SampleVacancy[] = [
  {
    department: 'FIN',
    status: 'В архиве',
    test: 'accountant-2026',
    testingInDays: -160,
    expiresInDays: -170,
    applicants: 5,
    texts: {
      ru: `Бухгалтер по расчётам с депонентами
        Управлению бухгалтерского учёта требуется бухгалтер, который будет рассчитывать выплату дивидендов и процентов по облигациям.
        ## Обязанности
        - расчёт доходов по ценным бумагам и удержанных налогов;
        - сверка с платёжными агентами и банками;
        - подготовка налоговой отчётности.
        ## Требования
        - высшее экономическое образование, опыт от **двух лет**;
        - знание национальных стандартов учёта и налогового кодекса.
        Испытательный срок — три месяца, обеды и медицинская страховка за счёт работодателя.`,
      uz: `Deponentlar bilan hisob-kitoblar boʻyicha buxgalter
        Buxgalteriya hisobi boshqarmasiga dividendlar va obligatsiyalar boʻyicha foizlarni hisoblaydigan buxgalter kerak.
        ## Vazifalar
        - qimmatli qogʻozlar daromadlari va ushlab qolingan soliqlarni hisoblash;
        - toʻlov agentlari va banklar bilan solishtirish;
        - soliq hisobotini tayyorlash.
        ## Talablar
        - oliy iqtisodiy maʼlumot, kamida **ikki yil** tajriba;
        - milliy hisob standartlari va soliq kodeksini bilish.
        Sinov muddati — uch oy, tushlik va tibbiy sugʻurta ish beruvchi hisobidan.`,
      en: `Accountant for settlements with depositors
        The accounting division is looking for an accountant to calculate dividends and interest on bonds.
        ## Duties
        - calculate income on securities and the taxes withheld;
        - reconcile with paying agents and banks;
        - prepare tax returns.
        ## Requirements
        - a degree in economics and at least **two years** of experience;
        - knowledge of the national accounting standards and the tax code.
        Probation lasts three months; lunches and health insurance are paid by the employer.`,
    },
  },
  {
    department: 'LAW',
    status: 'Закрыта',
    test: 'lawyer-corporate',
    testingInDays: -40,
    expiresInDays: -55,
    applicants: 7,
    texts: {
      ru: `Юрист по корпоративному праву
        Мы ищем юриста, который готов отвечать за договоры с эмитентами и сопровождать общие собрания акционеров.
        ## Чем предстоит заниматься
        1. Готовить и согласовывать договоры на ведение реестров.
        2. Проверять документы для регистрации выпусков ценных бумаг.
        3. Представлять депозитарий в хозяйственных судах.
        ## Что важно
        - высшее юридическое образование и опыт от трёх лет;
        - знание законов об акционерных обществах и о рынке ценных бумаг;
        - свободные узбекский и русский языки.`,
      uz: `Korporativ huquq boʻyicha yurist
        Emitentlar bilan shartnomalar uchun javob beradigan va aksiyadorlar umumiy yigʻilishlariga hamrohlik qiladigan yuristni izlayapmiz.
        ## Nima bilan shugʻullanasiz
        1. Reyestrlarni yuritish shartnomalarini tayyorlash va kelishish.
        2. Qimmatli qogʻozlar chiqarilishini roʻyxatdan oʻtkazish hujjatlarini tekshirish.
        3. Iqtisodiy sudlarda depozitariy nomidan ishtirok etish.
        ## Nima muhim
        - oliy yuridik maʼlumot va kamida uch yil tajriba;
        - aksiyadorlik jamiyatlari va qimmatli qogʻozlar bozori haqidagi qonunlarni bilish;
        - oʻzbek va rus tillarida erkin soʻzlashish.`,
      en: `Corporate lawyer
        We are looking for a lawyer to take charge of contracts with issuers and to accompany general meetings.
        ## What you will do
        1. Draft and agree contracts on keeping registers.
        2. Review the documents for registering issues of securities.
        3. Represent the depository in the economic courts.
        ## What matters
        - a degree in law and at least three years of practice;
        - knowledge of the laws on joint-stock companies and the securities market;
        - fluent Uzbek and Russian.`,
    },
  },
  {
    department: 'RISK',
    status: 'Закрыта',
    test: 'risk-analyst',
    testingInDays: -12,
    expiresInDays: -20,
    applicants: 6,
    texts: {
      ru: `Аналитик операционных рисков
        Служба внутреннего контроля приглашает аналитика, которому интересно находить слабые места процессов раньше, чем они станут убытком.
        ## Обязанности
        - ведение базы событий операционного риска;
        - разработка показателей раннего предупреждения;
        - отчёты правлению раз в квартал.
        ## Требования
        - опыт в аудите, контроле или рисках от двух лет;
        - уверенная работа с таблицами и SQL;
        - английский язык для чтения стандартов CPMI-IOSCO.`,
      uz: `Operatsion risklar tahlilchisi
        Ichki nazorat xizmati jarayonlarning zaif joylarini zararga aylanmasidan oldin topishga qiziqadigan tahlilchini taklif etadi.
        ## Vazifalar
        - operatsion risk hodisalari bazasini yuritish;
        - erta ogohlantirish koʻrsatkichlarini ishlab chiqish;
        - boshqaruvga har chorakda hisobot berish.
        ## Talablar
        - audit, nazorat yoki risklar sohasida kamida ikki yil tajriba;
        - jadvallar va SQL bilan ishonchli ishlash;
        - CPMI-IOSCO standartlarini oʻqish uchun ingliz tili.`,
      en: `Operational risk analyst
        Internal control invites an analyst who enjoys finding weak points in processes before they turn into losses.
        ## Duties
        - keep the record of operational risk events;
        - develop early-warning indicators;
        - report to the board every quarter.
        ## Requirements
        - two years or more in audit, control or risk;
        - confident use of spreadsheets and SQL;
        - English sufficient to read the CPMI-IOSCO standards.`,
    },
  },
  {
    department: 'OPS',
    status: 'Открыта',
    test: 'depository-operator',
    testingInDays: 9,
    expiresInDays: 5,
    applicants: 14,
    texts: {
      ru: `Специалист по операциям депо
        Если вам нравится точность и порядок, приходите исполнять поручения депонентов: каждое из них меняет права собственности, поэтому мелочей здесь нет.
        ## Обязанности
        - приём и проверка поручений, исполнение операций;
        - сверка остатков с биржей и номинальными держателями;
        - консультации депонентов по телефону.
        ## Условия
        | График | Пятидневная неделя, 9:00–18:00 |
        | Оклад | от 9 000 000 сум и квартальная премия |
        | Место | Ташкент, рядом с метро |
        Опыт не обязателен: новым сотрудникам помогает наставник.`,
      uz: `Depo operatsiyalari boʻyicha mutaxassis
        Agar sizga aniqlik va tartib yoqsa, deponentlar topshiriqlarini bajarishga keling: ularning har biri mulk huquqini oʻzgartiradi, shuning uchun bu yerda mayda ish yoʻq.
        ## Vazifalar
        - topshiriqlarni qabul qilish va tekshirish, operatsiyalarni bajarish;
        - qoldiqlarni birja va nominal saqlovchilar bilan solishtirish;
        - deponentlarga telefon orqali maslahat berish.
        ## Sharoitlar
        | Ish vaqti | Besh kunlik hafta, 9:00–18:00 |
        | Maosh | 9 000 000 soʻmdan va choraklik mukofot |
        | Manzil | Toshkent, metro yaqinida |
        Tajriba shart emas: yangi xodimlarga ustoz yordam beradi.`,
      en: `Securities account specialist
        If you like precision and order, come and carry out depositors' instructions: each of them changes somebody's ownership, so there are no trifles here.
        ## Duties
        - receive, check and carry out instructions;
        - reconcile holdings with the exchange and nominee holders;
        - advise depositors by telephone.
        ## Terms
        | Hours | Monday to Friday, 9:00–18:00 |
        | Salary | from 9 000 000 UZS and a quarterly bonus |
        | Place | Tashkent, next to the underground |
        Experience is welcome but not required: a mentor helps newcomers.`,
    },
  },
];
