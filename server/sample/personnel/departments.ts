/** The departments of the first content; a vacancy names its own by the code. */
export const sampleDepartments = [
  {
    code: 'OPS',
    nameRu: 'Департамент операций и расчётов',
    nameUz: 'Operatsiyalar va hisob-kitoblar departamenti',
    nameEn: 'Operations and Settlement Department',
    aboutRu: 'Ведёт счета депо, исполняет поручения депонентов и расчёты по сделкам с ценными бумагами.',
    aboutUz:
      'Depo hisobvaraqlarini yuritadi, deponentlar topshiriqlari va bitimlar boʻyicha hisob-kitoblarni bajaradi.',
    aboutEn: 'Keeps securities accounts, carries out depositors’ instructions and settles trades.',
  },
  {
    code: 'IT',
    nameRu: 'Департамент информационных технологий',
    nameUz: 'Axborot texnologiyalari departamenti',
    nameEn: 'Information Technology Department',
    aboutRu: 'Развивает учётную систему, личный кабинет депонента и обмен данными с биржей и банками.',
    aboutUz:
      'Hisob tizimini, deponentning shaxsiy kabinetini hamda birja va banklar bilan maʼlumot almashinuvini rivojlantiradi.',
    aboutEn: 'Develops the register system, the account area and data exchange with the exchange and banks.',
  },
  {
    code: 'LAW',
    nameRu: 'Юридическое управление',
    nameUz: 'Yuridik boshqarma',
    nameEn: 'Legal Division',
    aboutRu:
      'Готовит договоры и правила, представляет депозитарий в судах и отвечает на запросы государственных органов.',
    aboutUz:
      'Shartnoma va qoidalarni tayyorlaydi, sudlarda depozitariy nomidan ishtirok etadi, davlat organlari soʻrovlariga javob beradi.',
    aboutEn: 'Drafts contracts and rules, represents the depository in court and answers public bodies.',
  },
  {
    code: 'FIN',
    nameRu: 'Управление бухгалтерского учёта и финансов',
    nameUz: 'Buxgalteriya hisobi va moliya boshqarmasi',
    nameEn: 'Accounting and Finance Division',
    aboutRu:
      'Ведёт бухгалтерский и налоговый учёт, планирует бюджет, рассчитывает выплату доходов по ценным бумагам.',
    aboutUz:
      'Buxgalteriya va soliq hisobini yuritadi, byudjetni rejalashtiradi, qimmatli qogʻozlar daromadlarini hisoblaydi.',
    aboutEn: 'Keeps the books and tax accounts, plans the budget and calculates income on securities.',
  },
  {
    code: 'RISK',
    nameRu: 'Служба внутреннего контроля и рисков',
    nameUz: 'Ichki nazorat va risklar xizmati',
    nameEn: 'Internal Control and Risk Service',
    aboutRu: 'Оценивает риски, проверяет процессы и следит за соблюдением требований регулятора.',
    aboutUz: 'Risklarni baholaydi, jarayonlarni tekshiradi va regulyator talablari bajarilishini kuzatadi.',
    aboutEn:
      'Assesses risks, reviews processes and watches over compliance with the regulator’s requirements.',
  },
] as const;

export type DepartmentCode = (typeof sampleDepartments)[number]['code'];
