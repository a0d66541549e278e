const find = (id) => document.getElementById(id);
const say = (text) => {
  find('outcome').textContent = text;
};

async function call(method, path, body) {
  const answer = await fetch(`/sandbox/${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const data = await answer.json();
  if (!answer.ok) throw new Error(`${data.message} ${data.field ?? ''}`);
  return data;
}

/** Does something and says how it ended. */
async function attempt(what, work) {
  say(`${what}…`);
  try {
    await work();
    say(`${what}: готово`);
  } catch (error) {
    say(`${what}: не получилось. ${error.message}`);
  }
}

function element(name, text) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  return made;
}

const showList = (id, lines) => {
  const shown = lines.length > 0 ? lines : ['Пока ничего'];
  find(id).replaceChildren(...shown.map((line) => element('li', line)));
};

function accountRow({ email, roles, purpose }) {
  const row = element('tr');
  const reset = element('button', 'Сбросить');
  reset.type = 'button';
  reset.setAttribute('aria-label', `Сбросить ${email}`);
  reset.addEventListener('click', () =>
    attempt(`Сброс ${email}`, () => call('POST', 'reset', { email })),
  );
  const cell = element('td');
  cell.append(reset);
  row.append(element('td', email), element('td', roles.join(', ')), element('td', purpose), cell);
  return row;
}

async function loadAccounts() {
  const accounts = await call('GET', 'accounts');
  find('accounts').replaceChildren(...accounts.map(accountRow));
  find('password').textContent = accounts[0]?.password ?? '';
  const options = accounts.map(({ email }) => {
    const option = element('option');
    option.value = email;
    return option;
  });
  find('emails').replaceChildren(...options);
}

async function loadFaults() {
  const faults = await call('GET', 'faults');
  showList(
    'faults',
    faults.map((fault) => JSON.stringify(fault)),
  );
}

const auditLine = (name, found) => `${name}: ${found.length === 0 ? 'нет' : found.join(', ')}`;

const loaders = {
  async messages() {
    const messages = await call('GET', 'messages');
    showList(
      'messages',
      messages.map(({ at, to, text }) => `${at} · ${to} · ${text}`),
    );
  },
  async audit() {
    const found = await call('GET', 'audit');
    const sums = new Map(found.ledgerSums.map(({ email, sum }) => [email, sum]));
    const differing = found.balances.filter(({ email, balance }) => sums.get(email) !== balance);
    showList('audit', [
      auditLine(
        'Баланс расходится с операциями',
        differing.map(({ email }) => email),
      ),
      auditLine('Баланс меньше нуля', found.negativeBalances),
      auditLine('Остаток меньше нуля', found.negativeStock),
      auditLine('Повторённые номера запросов', found.duplicateRequestIds),
      auditLine('Заказы без списания', found.ordersWithoutCharge),
      auditLine('Отменены без одного возврата', found.cancelledWithoutRefund),
      auditLine('Возвраты без отмены', found.refundsWithoutCancellation),
      auditLine('Статус заказа не по истории', found.ordersOffHistory),
      auditLine('Награды дважды', found.repeatedRewards),
      auditLine('Оплаченные приглашения без начисления', found.unpaidInvitations),
      auditLine('Начисления за друга без приглашения', found.rewardsWithoutInvitation),
      auditLine('Приветственные бонусы без телефона карты', found.welcomesWithoutPhone),
    ]);
  },
  async requests() {
    const requests = await call('GET', 'requests');
    const lines = requests
      .slice(-100)
      .reverse()
      .map(({ at, method, path, status }) => `${at} · ${method} ${path} · ${status || 'обрыв'}`);
    showList('requests', lines);
  },
};

function parseFields(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('Поля записи — не JSON');
  }
}

/** What a form says: numbers, JSON to merge in, or text. */
function readForm(form) {
  const body = {};
  for (const field of form.querySelectorAll('[name]')) {
    const value = field.value.trim();
    if ('merge' in field.dataset) Object.assign(body, parseFields(value));
    else if (value !== '') body[field.name] = 'number' in field.dataset ? Number(value) : value;
  }
  return body;
}

for (const form of document.querySelectorAll('form[data-call]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const title = form.closest('section').querySelector('h2').textContent;
    void attempt(title, async () => {
      await call('POST', form.dataset.call, readForm(form));
      await loadFaults();
    });
  });
}
for (const button of document.querySelectorAll('[data-load]')) {
  const { load } = button.dataset;
  button.addEventListener('click', () => void attempt(button.textContent, loaders[load]));
}
find('reset-all').addEventListener('click', () => {
  void attempt('Сброс всего', () => call('POST', 'reset', {}));
});
find('clear-faults').addEventListener('click', () => {
  void attempt('Сбои убраны', async () => {
    await call('DELETE', 'faults');
    await loadFaults();
  });
});

await attempt('Загрузка', async () => {
  await Promise.all([loadAccounts(), loadFaults()]);
});
