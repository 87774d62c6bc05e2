import {Conversation} from './Conversation';
import {createEngines} from './createEngines';

/** State that is kept when the modal closes: the conversation, and a question that isn't asked yet. A reload clears both. */
export const conversation = new Conversation(createEngines());

export const draft = {text: ''};
