import { addItem, createFolder, getFolder } from '@vitrine/contract/library';
import { callAs } from '../support/api.ts';
import type { RoomScreens } from '../support/room-screens.ts';
import { aPdf, upload } from '../support/uploads.ts';

/** The screens of this room, as the crawl for accessibility visits them: a folder with a document of two pages in it. */
export const library: RoomScreens = {
  make: async () => {
    const audience = { groupIds: [], areaIds: [], tagIds: [] };
    const name = `Vitrines ${crypto.randomUUID()}`;
    const { id: folderId } = await callAs('root', createFolder, {
      body: { parentId: null, folder: { name: { 'pt-BR': name }, audience } },
    });
    const { slug } = await callAs('root', getFolder, { params: { folderId } });
    const fileId = await upload('root', { purpose: 'any', name: 'Guia de vitrine.pdf', bytes: aPdf(2) });
    const { id: libraryId } = await callAs('root', addItem, { body: { folderId, fileId } });
    return { name: slug, libraryId, folderId };
  },
  member: [
    { route: '/library' },
    { route: '/library', at: '/library?search=nada-assim' },
    { route: '/library/$name' },
    { route: '/libraries/$libraryId' },
  ],
  console: [
    { route: '/library' },
    { route: '/library', at: '/library?folderId=$folderId' },
    {
      route: '/library',
      at: '/library?folderId=$folderId',
      open: async (page) => {
        await page.getByRole('button', { name: 'Editar pasta' }).click();
        await page.getByRole('dialog').getByRole('textbox', { name: 'Nome da pasta' }).waitFor();
      },
    },
    { route: '/library/$itemId', at: '/library/$libraryId' },
    { route: '/library-categories' },
    { route: '/library-bin' },
  ],
};
