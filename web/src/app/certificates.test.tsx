import { listCampaigns } from '@vitrine/contract/campaigns';
import { listCertificates, renewCertificate, verifyCertificate, type Certificate } from '@vitrine/contract/certificates';
import { getMe } from '@vitrine/contract/identity';
import { listDueTrainings } from '@vitrine/contract/learning';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answers, enter, network, open, withNetwork } from './testing.tsx';
import { id, me } from './testing/facts.ts';
import { campaign } from './testing/sales-facts.ts';

withNetwork();

const certificate = (changes: Partial<Certificate> = {}): Certificate => ({
  id: id(80),
  code: '7K3M-Q0ZB-9TVA',
  courseId: id(10),
  trailId: null,
  courseTitle: 'Frio Inverse',
  holder: 'Camila Rocha',
  issuedOn: '2026-01-10',
  workloadMinutes: 30,
  grade: 90,
  state: 'valid',
  expiresOn: null,
  isReopened: false,
  verifyUrl: 'http://localhost/certificates/verify/7K3M-Q0ZB-9TVA',
  fileUrl: '/api/v1/certificates/x/file',
  ...changes,
});
const mine = (...items: Certificate[]) => answers(listCertificates, () => ({ items, next: null }));

test('CER-01 a certificate that ends says when, and is renewed after a question; then its course goes on', async () => {
  const asked: string[] = [];
  network(
    mine(certificate({ state: 'expiring', expiresOn: '2027-01-10' })),
    answers(renewCertificate, ({ path }) => {
      asked.push(path);
      return certificate({ state: 'expiring', expiresOn: '2027-01-10', isReopened: true });
    }),
  );
  await enter('/certificates');
  expect(await screen.findByText('Vence em 10/01/2027')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Renovar o certificado de Frio Inverse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Renovar este certificado?' }));
  expect(dialog.getByText(/vale até 10\/01\/2027/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Abrir o treinamento' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Inverse: três motivos' })).toBeTruthy();
  expect(asked).toEqual([`/api/v1/certificates/${id(80)}/renewal`]);
});

test('CER-01 a renewal that is refused says why; one under way leads to its training, and one that lasts says nothing of an end', async () => {
  network(
    mine(
      certificate({ state: 'expired', expiresOn: '2026-02-10' }),
      certificate({ id: id(81), courseTitle: 'Ar em casa', state: 'expired', expiresOn: '2026-02-10', isReopened: true }),
      certificate({ id: id(82), courseTitle: 'Lavar bem', trailId: id(60), courseId: null }),
    ),
    answers(renewCertificate, () => ({ refusal: 'training_retired', requestId: 'r' }), 409),
  );
  await enter('/certificates');
  expect(await screen.findAllByText('Venceu em 10/02/2026')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Continuar o treinamento' }).getAttribute('href')).toBe(`/online-courses/${id(10)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Renovar o certificado de Frio Inverse' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir o treinamento' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Este treinamento não é mais oferecido.');
});

test('CER-01 whoever verifies a code is told that it is genuine and over, or was renewed', async () => {
  const { code, holder, courseTitle, issuedOn, workloadMinutes, grade } = certificate();
  const real = {
    code,
    holder,
    courseTitle,
    issuedOn,
    workloadMinutes,
    grade,
    program: 'Aurora',
    brand: { name: 'Aurora', logo: null, wideLogo: '/files/aurora.svg', theme: null },
  };
  network(answers(verifyCertificate, () => ({ ...real, state: 'expired', expiresOn: '2026-02-10' })));
  const { unmount } = await open(`/certificates/verify/${code}`);
  expect(await screen.findByText('Este certificado é verdadeiro, mas venceu')).toBeTruthy();
  expect(screen.getByText('Válido até')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Aurora' }).getAttribute('src')).toBe('/files/aurora.svg'); // of whom it vouches
  unmount();
  network(answers(verifyCertificate, () => ({ ...real, state: 'renewed', expiresOn: '2026-02-10' })));
  await open(`/certificates/verify/${code}`);
  expect(await screen.findByText('Este certificado é verdadeiro e foi renovado depois')).toBeTruthy();
});

test('EXP-01 home shows what has to be done by a day and what runs now, by the client’s modules', async () => {
  const { client, ...rest } = me();
  network(
    answers(getMe, () => ({ ...rest, client: { ...client, has_campaigns: true } })),
    answers(listCampaigns, () => ({ active: [campaign({ isSelected: false })], previous: [] })),
    answers(listDueTrainings, () => ({
      items: [
        { subject: 'trail', id: id(60), title: 'Vender frio', dueOn: '2026-11-25', daysLeft: 1, progress: 40 },
        { subject: 'course', id: id(10), title: 'Frio Inverse', dueOn: '2026-12-02', daysLeft: 8, progress: 0 },
      ],
    })),
  );
  await enter('/home');
  const due = within(await screen.findByRole('region', { name: 'Com data' }));
  expect(due.getAllByRole('link').map((row) => [row.getAttribute('href'), row.textContent])).toEqual([
    [`/trails/${id(60)}`, '25/11Vender frioTrilha · falta 1 dia · 40%'],
    [`/online-courses/${id(10)}`, '02/12Frio InverseCurso · faltam 8 dias'],
  ]);
  const now = within(await screen.findByRole('region', { name: 'Valendo agora' }));
  expect(now.getByRole('link', { name: campaign().name }).getAttribute('href')).toBe(`/campaigns/${campaign().id}`);
});
