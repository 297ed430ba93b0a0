import type { SamplePublication } from '../samplePublication.ts';

/** Planned works on the systems. */
export const maintenanceNews: SamplePublication[] = [
  {
    posted: { daysAgo: 38 },
    withoutCover: true,
    texts: ({ day }) => ({
      ru: `Личный кабинет будет недоступен ночью
        В ночь на ${day(4).ru} с 23:00 до 3:00 обновляется оборудование, на котором работает личный кабинет. Поручения, поданные до 22:30, исполнятся как обычно.`,
      uz: `Shaxsiy kabinet tunda ishlamaydi
        ${day(4).uz}ga oʻtar kechasi 23:00 dan 3:00 gacha shaxsiy kabinet ishlaydigan uskunalar yangilanadi. 22:30 gacha berilgan topshiriqlar odatdagidek ijro etiladi.`,
      en: `The account area will be closed for a night
        On the night before ${day(4).en}, from 23:00 to 3:00, the equipment behind the account area is renewed. Instructions given before 22:30 are carried out as usual.`,
    }),
  },
  {
    posted: { daysAgo: 246 },
    texts: ({ day }) => ({
      ru: `Смена сертификатов электронной подписи: что сделать посредникам
        С ${day(14).ru} депозитарий принимает только сертификаты нового образца. Проверьте срок действия своего ключа заранее.
        1. Откройте карточку ключа и найдите поле «Издатель».
        2. Если в нём указан 2019 год, подайте заявку на замену.
        3. Загрузите новый открытый ключ в личном кабинете посредника.
        Оба ключа действуют одновременно две недели, обмен не прервётся.`,
      uz: `Elektron imzo sertifikatlari almashtiriladi: vositachilar nima qilishi kerak
        ${day(14).uz}dan depozitariy faqat yangi namunadagi sertifikatlarni qabul qiladi. Kalitingiz amal qilish muddatini oldindan tekshiring.
        1. Kalit kartochkasini oching va «Nashriyotchi» maydonini toping.
        2. Unda 2019-yil koʻrsatilgan boʻlsa, almashtirishga buyurtma bering.
        3. Yangi ochiq kalitni vositachining shaxsiy kabinetiga yuklang.
        Ikkala kalit ikki hafta bir vaqtda amal qiladi, almashinuv toʻxtamaydi.`,
      en: `Signature certificates change: what intermediaries should do
        From ${day(14).en} the depository accepts certificates of the new kind only. Check how long your key is valid.
        1. Open the card of the key and find the issuer field.
        2. If it names 2019, apply for a replacement.
        3. Upload the new public key in your account area.
        Both keys are valid together for two weeks, so that the exchange is not interrupted.`,
    }),
  },
  {
    posted: { daysAgo: 400 },
    texts: {
      ru: `Учётная система переведена на новое оборудование
        Перенос занял два выходных дня и прошёл без остановки торгов. Средняя длительность ночного закрытия операционного дня сократилась **с 74 до 19 минут**, выписки с утра готовы на час раньше.
        Старые серверы ещё полгода будут храниться в резерве, после чего их носители уничтожат в присутствии комиссии.`,
      uz: `Hisob tizimi yangi uskunaga oʻtkazildi
        Koʻchirish ikki dam olish kunini oldi va savdolarni toʻxtatmasdan oʻtdi. Operatsion kunni tungi yopishning oʻrtacha davomiyligi **74 daqiqadan 19 daqiqagacha** qisqardi, koʻchirmalar ertalab bir soat oldin tayyor boʻladi.
        Eski serverlar yana yarim yil zaxirada saqlanadi, shundan soʻng ularning tashuvchilari komissiya ishtirokida yoʻq qilinadi.`,
      en: `The record-keeping system runs on new equipment
        The move took a weekend and did not interrupt trading. Closing the operational day at night now takes **19 minutes instead of 74**, and statements are ready an hour earlier in the morning.
        The former servers stay in reserve for half a year; then their disks are destroyed before a commission.`,
    },
  },
  {
    posted: { daysAgo: 0 },
    pending: true,
    withoutCover: true,
    texts: ({ day }) => ({
      ru: `Плановые работы в системе расчётов
        ${day(8).ru} после окончания торгов проверяется переключение каналов связи с расчётным банком. Клиентам ничего делать не нужно, отчёты за предыдущий день останутся доступны.`,
      uz: `Hisob-kitob tizimida rejali ishlar
        ${day(8).uz} kuni savdolar tugaganidan soʻng hisob-kitob banki bilan aloqa kanallarining almashinuvi tekshiriladi. Mijozlardan hech narsa talab etilmaydi, oldingi kun hisobotlari ochiq qoladi.`,
      en: `Planned works in the settlement system
        On ${day(8).en}, after trading has closed, the switch-over of the lines to the settlement bank is tested. Clients need not do anything; the reports of the day before remain available.`,
    }),
  },
];
