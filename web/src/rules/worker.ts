import module from '../../../build/wasm/tree/rules.wasm?url';
import { answerCalls } from './calls.ts';
import { load } from './module.ts';

/** The rules beside the page, so that drawing never waits for them. */
answerCalls(module, load);
