export const sampleStatistic = {
  issuers: '647',
  depositors: '1 284 506',
  brokers: '38',
  investmentFunds: '12',
  shareholdersOfInvestmentFunds: '86 214',
  trustManagers: '19',
};
