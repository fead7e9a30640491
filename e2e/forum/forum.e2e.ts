import { addReply, createBoard, listReplies, openTopic, setTopicStatus } from '@vitrine/contract/forum';
import { aMark, callAs } from '../support/api.ts';
import { chromiumFlags, findChromium } from '../support/browser.ts';
import { expect, test } from '../support/fixtures.ts';
import { aPerson } from '../support/people.ts';

/** A microphone that hums, and that nobody is asked for. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('FOR-01 FOR-03 ERR-06 a seller opens a topic; a colleague answers by voice, whose save fails once, and then goes through', async ({
  page,
  person,
  signInAs,
  guard,
  context,
  checkAccessible,
}) => {
  const board = `Quadro ${aMark()}`;
  const empty = { groupIds: [], areaIds: [], tagIds: [] };
  const { id: boardId } = await callAs('admin', createBoard, {
    body: { name: { 'pt-BR': board }, description: { 'pt-BR': 'Perguntas do balcão' }, position: 900, opener: 'members', ...empty },
  });
  await signInAs(person, { to: '/forum' });
  await page.getByRole('link', { name: new RegExp(board) }).click();
  await page.getByRole('link', { name: 'Abrir tópico' }).first().click();
  await page.getByRole('button', { name: 'Publicar tópico' }).click();
  await expect(page.getByText('Dê um título ao tópico.')).toBeVisible();
  guard.expectNetworkLine(/422/);
  await page.getByLabel('Título').fill('Cozinha pequena, e agora?');
  await page.getByLabel('Texto').fill('O cliente mediu 85 cm.\nO que dizer?');
  await page.getByRole('button', { name: 'Publicar tópico' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cozinha pequena, e agora?' })).toBeVisible();
  const topicId = page.url().split('/').at(-1) ?? '';

  const colleague = await aPerson({ fullName: `Elaine ${aMark()}` });
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInAs(colleague, { to: `/forum/${boardId}` });
  await page.getByRole('link', { name: /Cozinha pequena/ }).click();
  await page.getByRole('button', { name: 'Gravar áudio' }).click();
  const dock = page.getByRole('group', { name: 'Gravando' });
  await expect(dock.getByText('0:02')).toBeVisible();
  await dock.getByRole('button', { name: 'Pausar gravação' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Em pausa' })).toBeVisible();
  await dock.getByRole('button', { name: 'Continuar gravação' }).click();
  await dock.getByRole('button', { name: 'Parar e ouvir' }).click();
  const ready = page.getByRole('group', { name: 'Gravação pronta' });
  await expect(ready.getByRole('button', { name: 'Ouvir a gravação' })).toBeVisible();
  await checkAccessible(page);

  guard.expectNetworkLine(/503/);
  await page.route(
    `**${addReply.path.replace(':topicId', topicId)}`,
    (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
    { times: 1 },
  );
  await ready.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByText('Não foi possível salvar o áudio. Ele continua neste aparelho.')).toBeVisible();
  expect((await callAs('admin', listReplies, { params: { topicId }, query: {} })).items).toEqual([]);

  await page.reload(); // as after a crash: the recording is still there
  await page.getByRole('button', { name: 'Gravar áudio' }).click();
  await ready.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByText('Resposta enviada')).toBeVisible();
  const sound = page.getByRole('button', { name: new RegExp(`Ouvir a resposta de ${colleague.fullName}`) });
  await sound.click();
  await expect(page.getByRole('button', { name: 'Pausar o áudio' })).toBeVisible();
  const { items } = await callAs('admin', listReplies, { params: { topicId }, query: {} });
  expect(items).toMatchObject([{ author: colleague.fullName, audio: { seconds: expect.any(Number) } }]);

  await page.getByRole('button', { name: /^Opções: Pessoa/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Denunciar' }).click();
  await page.getByRole('dialog').getByLabel('Propaganda').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(page.getByText('Denúncia enviada à moderação')).toBeVisible();
});

test('FOR-01 ERR-01 a topic that is closed while somebody writes refuses the reply and keeps its text', async ({
  page,
  person,
  signInAs,
  guard,
}) => {
  const empty = { groupIds: [], areaIds: [], tagIds: [] };
  const { id: boardId } = await callAs('admin', createBoard, {
    body: { name: { 'pt-BR': `Quadro ${aMark()}` }, description: {}, position: 900, opener: 'members', ...empty },
  });
  const { id: topicId } = await callAs(person, openTopic, { params: { boardId }, body: { title: 'Fecha logo', text: 'Oi' } });
  const colleague = await aPerson();
  await signInAs(colleague, { to: `/forum/topics/${topicId}` });
  await page.getByLabel('Escreva uma resposta').fill('Cheguei tarde, mas é isto.');
  await callAs('moderator', setTopicStatus, { params: { topicId }, body: { status: 'closed' } });
  guard.expectNetworkLine(/409/);
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByText('A moderação fechou este tópico').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Seu texto guardado' })).toContainText('Cheguei tarde, mas é isto.');
  await expect(page.getByRole('button', { name: 'Enviar resposta' })).toBeHidden();

  await signInAs(person, { to: `/forum/topics/${topicId}` });
  await expect(page.getByRole('button', { name: 'Opções do tópico' })).toBeHidden(); // only a moderator opens it again
  await callAs('moderator', setTopicStatus, { params: { topicId }, body: { status: 'open' } });
  await page.reload();
  await page.getByRole('button', { name: 'Opções do tópico' }).click();
  await page.getByRole('button', { name: 'Fechar tópico' }).click();
  await expect(page.getByRole('region', { name: 'Tópico fechado' })).toBeVisible();
});
