import { cpf } from 'cpf-cnpj-validator';
import { z } from 'zod';

export const documents = [cpf, z];
