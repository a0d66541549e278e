/** A complete get-card form as the app sends it (R7.6). */
export const cardForm = (email: string, phone: string) => ({
  typeId: 2,
  name: 'Нигора',
  surname: 'Собирова',
  patronymic: 'Рустамовна',
  noPatronymic: false,
  phone,
  sex: 'female',
  birth_date: '2003-05-06',
  email,
  policyAgreement: true,
  termsAgreement: true,
});
