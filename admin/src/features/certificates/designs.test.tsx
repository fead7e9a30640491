import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDesign, listDesigns, removeDesign, saveDesign, type DesignDetail, type DesignFields } from '@vitrine/contract/certificates';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { listTrailDrafts } from '@vitrine/contract/trails';
import { expect, test } from 'vitest';
import { anId, answers, openConsoleAt, withNetwork } from '../../testing.tsx';

withNetwork();

const designId = anId(80);
const design = (part: Partial<DesignFields> = {}): DesignFields => ({
  name: 'Anual',
  isDefault: true,
  courseIds: [],
  trailIds: [],
  heading: { 'pt-BR': 'Diploma' },
  statement: {},
  completed: {},
  note: { 'pt-BR': 'Vale na rede toda.' },
  signerName: 'Helena Prado',
  signerRole: { 'pt-BR': 'Diretora' },
  signatureFileId: null,
  logoFileId: null,
  hasOwnColours: false,
  primary: '#0A56D6',
  secondary: '#FFB020',
  tertiary: '#0F8B74',
  showsWorkload: true,
  showsGrade: true,
  validMonths: 12,
  remindDays: 30,
  ...part,
});
const detail = (version: number, part: Partial<DesignFields> = {}): DesignDetail => ({
  id: designId,
  version,
  design: design(part),
  files: [],
  can: { save: true },
});

test('CER-01 a design is seen as it will be drawn while it is written, saved with its version, and removed after a question', async () => {
  answers(listDesigns, () => ({
    items: [{ id: designId, name: 'Anual', isDefault: true, trainings: 0, validMonths: 12, updatedAt: '2026-11-20T12:00:00.000Z' }],
    next: null,
  }));
  answers(listCourseDrafts, () => ({ items: [], next: null }));
  answers(listTrailDrafts, () => ({ items: [], next: null }));
  answers(getDesign, () => detail(3));
  const saved = answers(saveDesign, () => detail(4, { signerName: 'Inês Conceição' }));
  const removed = answers(removeDesign, () => ({}));
  await openConsoleAt(`/certificates?open=${designId}`);
  const paper = await screen.findByRole('img', { name: 'Como o certificado sai' });
  for (const part of ['Diploma', 'certifica que', 'Vale na rede toda.', 'Helena Prado', 'Diretora', '12 meses'])
    expect(paper.textContent).toContain(part);
  const signer = screen.getByLabelText('Quem assina');
  await userEvent.clear(signer);
  await userEvent.type(signer, 'Inês Conceição');
  expect(paper.textContent).toContain('Inês Conceição');
  await userEvent.click(screen.getByRole('switch', { name: 'Mostrar a nota' }));
  expect(paper.textContent).not.toContain('95%');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByDisplayValue('Inês Conceição')).toBeTruthy();
  expect(saved.map(({ body }) => body)).toEqual([
    {
      version: 3,
      design: { signerName: 'Inês Conceição', showsGrade: false },
      was: { signerName: 'Helena Prado', showsGrade: true },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir o modelo' }));
  expect(await screen.findByText('Modelo excluído.')).toBeTruthy();
  expect(removed).toHaveLength(1);
});
